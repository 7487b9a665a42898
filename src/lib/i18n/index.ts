export { m } from '$lib/paraglide/messages';
export { language, languages, type Language } from './language.svelte';
