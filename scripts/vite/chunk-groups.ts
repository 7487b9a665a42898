import { firstPage } from './first-page.ts';

/** What the bundler tells of a module; all of it is known when files are made. */
interface ModuleInfo {
	readonly isEntry: boolean;
	readonly importers: readonly string[];
	readonly dynamicImporters: readonly string[];
	readonly importedIds: readonly string[];
}
interface Graph {
	getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * When a module is fetched: the earlier, the further to the left. `beside` is what the shelf fetches once it answers
 * taps, `chores` what it then does unseen, as emptying the bin; `later` what a table fetches once it is on the screen,
 * and what tells of games that are over, `end` what it needs at its first end; `link` what devices need that are linked.
 */
const moments = [
	'shelf',
	'beside',
	'table',
	'chores',
	'set-up',
	'later',
	'end',
	'papers',
	'page',
	'link'
] as const;
type Moment = (typeof moments)[number];

/** The moments for which a box has little style of its own. */
const oneSheet: readonly Moment[] = ['set-up', 'end', 'papers'];

/** Who opens a part of the app, and when: a box by its folder, or a page by its file. */
interface Opening {
	readonly moment: Moment;
	readonly who: string;
}

/** The parts of a box that are fetched by themselves, by where they lie in its folder. */
const partsOfBox: readonly (readonly [RegExp, Moment])[] = [
	[/^(ui\/)?index\.ts$|^ui\/TableScreen\.svelte$/, 'table'],
	[/^ui\/set-?up/i, 'set-up'],
	[/^ui\/ends\.ts$/, 'end'],
	[/^link\//, 'link'],
	[/\/(cards|print)\//, 'papers'],
	[/^(ui|text)\//, 'later']
];

/** The pages that open with others; each other page is fetched by itself. */
const pages: readonly (readonly [RegExp, Moment])[] = [
	[/\/src\/routes\/\+error\.svelte$/, 'beside'],
	[/\/src\/lib\/pages\/(AppServices\.svelte$|shelf\/)/, 'beside'],
	[/\/src\/routes\/play\//, 'table'],
	[/\/src\/lib\/(pages\/play\/|ui\/table\/Ways\.svelte$)/, 'later'],
	// The first tap fetches the sounds, wherever it is made; who writes is watched by those few who only look on; and a
	// table that was opened by mistake is put away.
	[/\/src\/lib\/(device\/speech\/cues|storage\/writer-monitor|ui\/table\/discard)\.ts$/, 'chores'],
	[/\/src\/routes\/new\//, 'set-up'],
	[/\/src\/lib\/((pages\/)?link\/|ui\/table\/OtherDevices\.svelte$)/, 'link']
];

const plain = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '');

/** Says who opens a module that is fetched by itself: a part of a box, or a page. */
function openingOf(id: string, { importedIds }: ModuleInfo): Opening | undefined {
	const file = plain(id);
	const [, box, part = ''] = /\/src\/lib\/games\/([^/]+)\/(.+)$/.exec(file) ?? [];
	if (box !== undefined) {
		const moment = partsOfBox.find(([place]) => place.test(part))?.[1] ?? 'later';
		return { moment, who: box };
	}
	if (/\/client-optimized\/app\.js$|\/kit\/src\/runtime\/client\//.test(file))
		return { moment: 'shelf', who: 'app' };
	// Kit makes a module of its own for each page.
	const node = /\/client-optimized\/nodes\//.test(file);
	const shown = node ? importedIds.map(plain) : [file];
	const page = pages.find(([place]) => shown.some((one) => place.test(one)));
	if (page) return { moment: page[1], who: 'app' };
	if (shown.some((one) => firstPage.some((place) => place.test(one)))) return { moment: 'shelf', who: 'app' };
	return node ? { moment: 'page', who: file } : undefined;
}

/** Returns who opens a module: directly, by what imports it, or by what fetches it late. */
function openingsOf(id: string, graph: Graph, late = new Set<string>()): Opening[] {
	const seen = new Set([id]);
	const found: Opening[] = [];
	for (const one of seen) {
		const info = graph.getModuleInfo(one);
		// Rules lie in files of their own; a library that is fetched late opens nothing.
		if (!info || /\.md\?/.test(one)) continue;
		const fetched = info.dynamicImporters.length > 0;
		const opening = info.isEntry || fetched ? openingOf(one, info) : undefined;
		if (opening) found.push(opening);
		else if (fetched && !/\/(node_modules|generated)\//.test(one) && !late.has(one)) {
			late.add(one);
			// What is fetched late by a page is no part of the page's own first file.
			for (const { moment, who } of info.dynamicImporters.flatMap((from) => openingsOf(from, graph, late)))
				found.push(
					moment === 'shelf' || moment === 'beside' ? { moment: 'chores', who: 'app' } : { moment, who }
				);
		}
		for (const importer of info.importers) seen.add(importer);
	}
	return found;
}

/** Where a module lies: who has it to himself, or undefined when several need it. */
interface Place {
	readonly moment: Moment;
	readonly owner: string | undefined;
}

/** Returns the earliest moment at which a player needs a module; undefined for what is left to the bundler. */
export function placeOf(id: string, graph: Graph): Place | undefined {
	// One door leads to all of Svelte: the first file that needs any of it takes it along.
	if (/\/node_modules\/svelte\//.test(id)) return undefined;
	const openings = openingsOf(id, graph);
	const moment = moments.find((one) => openings.some((opening) => opening.moment === one));
	if (moment === undefined) return undefined;
	const [who = '', ...others] = new Set(openings.map((opening) => opening.who));
	const alone = others.length === 0 && who !== 'app' && moment !== 'shelf' && moment !== 'beside';
	if (!alone) return { moment, owner: undefined };
	// Small style sheets pack badly each by itself: those of all boxes for one moment are one file, 3 kB less in all.
	if (/[?&]type=style\b|\.css$/.test(id) && oneSheet.includes(moment)) return { moment, owner: undefined };
	// All pages beside the shelf are one file: each alone would pack badly, 13 kB more in all.
	return { moment, owner: moment === 'page' ? undefined : who };
}

/**
 * The table of words that a module is, or the rules of a box, as a file's name. The rules of all boxes in one language
 * are one file: each alone would pack badly, 3.4 kB more in all.
 */
const textOf = (id: string): string | null => {
	const [, language, name] = /virtual:words\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
	if (language !== undefined) return `words-${language}-${name ?? ''}`;
	const [, rules] = /\/rules\.(\w+)\.md\?/.exec(id) ?? [];
	return rules === undefined ? null : `rules-${rules}`;
};

/**
 * The files of the built app, by what a player opens, the earliest first: a file takes along what it imports, as far as
 * no earlier one has it. A box is known by its folder.
 */
export function chunkGroups() {
	const known = new Map<string, Place | undefined>();
	const asked = (id: string, graph: Graph) => {
		if (!known.has(id)) known.set(id, placeOf(id, graph));
		return known.get(id);
	};
	return [
		textOf,
		...moments.flatMap((moment) => [
			(id: string, graph: Graph) => {
				const place = asked(id, graph);
				return place?.moment === moment && place.owner === undefined ? moment : null;
			},
			(id: string, graph: Graph) => {
				const place = asked(id, graph);
				if (place?.moment !== moment || place.owner === undefined) return null;
				return moment === 'table' ? place.owner : `${place.owner}-${moment}`;
			}
		])
	].map((name, place, { length }) => ({ name, debugName: `files ${place}`, priority: length - place }));
}
