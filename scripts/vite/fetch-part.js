/** The style sheets that were asked for, by address, until they are there. @type {Map<string, Promise<void>>} */
const asked = new Map();

/**
 * Puts a style sheet into the page, once. One that does not come is asked for again by `boot.js`, which tells `load` too.
 * @param {string} address
 * @returns {Promise<void>}
 */
function need(address) {
	let sheet = asked.get(address);
	if (!sheet) {
		sheet = new Promise((resolve) => {
			// Those of the page's head keep its scripts waiting: they are there.
			for (const { href } of document.querySelectorAll('link')) if (href === address) return resolve();
			const link = document.createElement('link');
			link.rel = 'stylesheet';
			link.href = address;
			link.onload = () => resolve();
			document.head.append(link);
		});
		asked.set(address, sheet);
	}
	return sheet;
}

/**
 * Fetches a part of the app and, at the same time, its style sheets; returns the part when all of it is there. It stands
 * in for Vite's own, which begins with the script when the sheets have come: on a slow phone that is each time a tenth of
 * a second.
 * @template Part
 * @param {() => Promise<Part>} fetch
 * @param {readonly string[]} [sheets] as seen from the file that asks
 * @param {string} [from] where that file lies
 * @returns {Promise<Part>}
 */
export const __vitePreload = (fetch, sheets = [], from = '') =>
	Promise.all([fetch(), ...sheets.map((sheet) => need(new URL(sheet, from).href))]).then(([part]) => part);
