/** What the shelf shows once storage and device have been asked; fetched after the lids can be tapped. */
export { default as Going } from './Going.svelte';
export { default as Install } from './Install.svelte';
export { default as Offline } from './Offline.svelte';
export { default as Reminder } from './Reminder.svelte';
