/** What a box keeps on this device besides its tables: a box reaches storage through its session only. */
export type { Trouble } from '$lib/storage/trouble';
export { followKept, removeOldest, saveKept, updateKept, loadKept } from '$lib/storage/kept';
