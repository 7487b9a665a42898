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
			loadLog: () => ui.loadLog(),
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
	// Where a lid was only touched, files that don't come are no trouble yet. Kit keeps the answer to a touch until a page
	// opens, so the page asks once more for what was refused, and tells when it still doesn't come.
	touched.catch(() => undefined);
	return { parts: () => touched.catch(fetchParts) };
};
