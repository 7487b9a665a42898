import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

const ends = fetchedLate(() => import('./ends'));
export const EveningOver = lateView(() => ends.now?.EveningOver);
export const RoundOver = lateView(() => ends.now?.RoundOver);
export const OptionsSheet = lateView(() => ends.now?.OptionsSheet);
export const ReadAgainSheet = lateView(() => ends.now?.ReadAgainSheet);
