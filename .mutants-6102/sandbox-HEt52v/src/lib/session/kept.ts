/** What a box keeps on this device besides its tables: a box reaches storage through its session only. */
// @ts-nocheck

export type { Trouble } from '$lib/storage/trouble';
export { followKept, forgetOldest, keep, loadKept } from '$lib/storage/kept';
