/** Keeps a list of the device at what is chosen; its options stand in it already. */
export const shows = (chosen: string | number) => (list: HTMLSelectElement) => {
	list.value = String(chosen);
};
