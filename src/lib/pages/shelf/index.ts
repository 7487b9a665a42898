/** What the shelf shows once storage and device have been asked; fetched after the lids can be tapped. */
export { default as Going } from './Going.svelte';
export { default as MessagePlace } from '$lib/ui/feedback/MessagePlace.svelte';
export { default as Offline } from './Offline.svelte';
/** Returns the drawing of the first visit. */
export const firstTable = () => import('../FirstTable.svelte');
/** Returns what stands under the lids, when there is anything to say. */
export const beneath = () => import('./Beneath.svelte');
