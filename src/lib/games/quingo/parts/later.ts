export { refusalSentence } from '../words/refusals';
export { logText } from '../words/log';
export { default as Marking } from './Marking.svelte';
export { default as Over } from './Over.svelte';
export { default as Play } from './Play.svelte';
export { default as Preparing } from './Preparing.svelte';
export { default as Rolling } from './Rolling.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Youngest } from './Youngest.svelte';
