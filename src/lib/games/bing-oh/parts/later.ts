export { refusalSentence } from '../words/refusals';
export { logText } from '../words/log';
export { default as Marks } from './Marks.svelte';
export { default as PlayOff } from './PlayOff.svelte';
export { default as Sheets } from './Sheets.svelte';
export { views } from './views';
export { default as Track } from './Track.svelte';
