import { browser } from '$app/environment';
import { findBox, findUi } from '$lib/games/registry';
import type { PageLoad } from './$types';

async function fetchUi(name: string) {
	const ui = await findUi(name);
	return (
		ui && {
			name: () => ui.name(),
			prints: ui.loadCardsPage !== undefined,
			loadTable: () => ui.loadTableScreen(),
			...(await ui.loadSetUp())
		}
	);
}

/**
 * Begins to fetch what the set-up of a box needs, as soon as a finger touches its lid; the page shows meanwhile whose
 * set-up it is. It is prerendered once for all boxes, so only the browser knows which one is meant.
 */
export const load: PageLoad = ({ url }) => {
	const name = (browser && url.searchParams.get('box')) || '';
	const fetchParts = () => Promise.all([findBox(name), fetchUi(name)]);
	const touched = fetchParts();
	// A lid that was only touched says nothing when files don't come. Kit keeps what a touch began until a page opens:
	// the page asks again for what was refused then, and says it when files still don't come.
	touched.catch(() => undefined);
	return { parts: () => touched.catch(fetchParts) };
};
