/** Keeps a list of the device at what is chosen, also when its options become others: a device tells its voices late. */
export const shows = (chosen: string | number) => (list: HTMLSelectElement) => {
	const show = () => {
		list.value = String(chosen);
	};
	show();
	const options = new MutationObserver(show);
	options.observe(list, { childList: true });
	return () => options.disconnect();
};
