import { beforeNavigate } from '$app/navigation';

/** Makes the browser's way back close what lies over a page, while it is open, and no more. */
export const backCloses = (open: () => boolean | undefined, close: () => void): void =>
	beforeNavigate(({ type, cancel }) => {
		if (!open() || type !== 'popstate') return;
		cancel();
		close();
	});
