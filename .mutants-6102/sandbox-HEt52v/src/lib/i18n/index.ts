// @ts-nocheck
import { numbers } from 'virtual:words';
import type { Messages } from './made/messages';
import { say } from './say';

/** All messages by their key. In the built app no key is left: the build puts a number in its place. */
export const m: Messages = /* @__PURE__ */ new Proxy({} as Messages, {
	get: (_, key) => (parts?: Record<string, unknown>) => say(numbers[String(key)] ?? -1, parts)
});

export { language, languages, type Language } from './language.svelte';
export { inLanguage } from './say';
