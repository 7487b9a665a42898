import { headToHead, statsOf, type HeadToHead, type PlayerStats } from '$lib/stats/stats';
import type { BoxStats, TableStats } from '$lib/games/box-ui';
import { boxes, findBox, findUi } from '$lib/games/registry';
import { countPast, readAllPast } from '$lib/storage/past-tables';
import { loadRoster } from '$lib/storage/people';
import { Roster } from '$lib/storage/roster';
import type { TableSummary } from '$lib/storage/summary';
import type { Trouble } from '$lib/storage/trouble';
import { withCurrentNames } from '../current-names';
import { tableStats } from './stats-data';

/** What the address asks for; what it leaves out is what was played most. */
export interface Asked {
	readonly box: string | null;
	readonly variant: string | null;
	readonly person: string | null;
}

/** What a box offers of its own, with the figures of the games asked about. */
export interface OwnStats {
	readonly box: BoxStats;
	readonly tables: readonly TableStats[];
}

/** One way in which a box was played: a variant, or a game of any kind as its players call it. */
interface Kind {
	readonly value: string;
	/** As the players called it last, where they did. */
	readonly title: string | undefined;
	readonly variant: string;
	/** The lowest score wins, where the same was played for the highest, too. */
	readonly lowest: boolean;
}
const lowestWins = ' ↓';
/** Returns which kind of game a table was: "Farkle" and "farkle" are one, and another one where the lowest wins. */
const kindOf = ({ title, variant, lowest }: TableSummary): string =>
	(title ?? variant).toLocaleLowerCase() + (lowest ? lowestWins : '');

const most = <T>(all: readonly T[], count: (one: T) => number): T | undefined =>
	all.toSorted((a, b) => count(b) - count(a))[0];

/** The numbers of one kind of game, worked out from the journals each time they are looked at. */
export class NumbersDesk {
	ready = $state(false);
	trouble = $state.raw<Trouble>();
	roster = $state.raw(new Roster());
	/** The boxes that were played to an end, and the ways in which the one that is shown was. */
	boxes = $state.raw<readonly string[]>([]);
	variants = $state.raw<readonly Kind[]>([]);
	box = $state<string>();
	variant = $state<string>();
	/** The person that is looked at, by the id that counts. */
	person = $state<string>();
	/** The games of this kind, the oldest first. */
	games = $state.raw<readonly TableSummary[]>([]);
	/** The games of all boxes, the oldest first. */
	all = $state.raw<readonly TableSummary[]>([]);
	own = $state.raw<OwnStats>();
	/** How many games' figures are worked out, while they are. */
	working = $state<number>();
	#question = 0;

	readonly #idOf = (id: string) => this.roster.idOf(id);
	readonly everybody: readonly PlayerStats[] = $derived.by(() => statsOf(this.games, this.#idOf));
	readonly mine: PlayerStats | undefined = $derived(
		this.everybody.find(({ player }) => player === this.person)
	);
	readonly against: readonly HeadToHead[] = $derived.by(() =>
		this.person === undefined ? [] : headToHead(this.person, this.games, this.#idOf)
	);
	/** The games in which the person sat, or all. */
	readonly about: readonly TableSummary[] = $derived.by(() => {
		const { mine, games } = this;
		if (this.person === undefined) return games;
		const played = mine?.scores.map(({ table }) => table) ?? [];
		return games.filter(({ id }) => played.includes(id));
	});

	async ask({ box, variant, person }: Asked): Promise<void> {
		const question = ++this.#question;
		const late = () => question !== this.#question;
		const [people, counts] = await Promise.all([
			loadRoster(),
			Promise.all(boxes.map(async (name) => ({ name, count: await countPast({ box: name }) })))
		]);
		if (late()) return;
		const found = counts.map(({ name, count }) => ({ name, count: count.ok ? count.value : 0 }));
		const played = found.filter(({ count }) => count > 0);
		const wanted = played.find(({ name }) => name === box) ?? most(played, ({ count }) => count);
		const read = wanted ? await readAllPast({}) : undefined;
		if (late()) return;
		this.trouble = people.ok ? (read && !read.ok ? read.trouble : undefined) : people.trouble;
		if (people.ok) this.roster = people.value;
		const every = read?.ok ? read.value : [];
		const all = every.filter((table) => table.box === wanted?.name);
		this.boxes = played.map(({ name }) => name);
		this.box = wanted?.name;
		const kinds = all.map(kindOf);
		const distinct = kinds.filter((kind, i) => kinds.indexOf(kind) === i);
		this.variants = distinct.map((value) => ({
			value,
			title: all.findLast((table) => kindOf(table) === value)?.title,
			variant: all[kinds.indexOf(value)]?.variant ?? value,
			lowest: value.endsWith(lowestWins) && kinds.includes(value.slice(0, -lowestWins.length))
		}));
		const many = ({ value }: Kind) => kinds.filter((kind) => kind === value).length;
		this.variant = (this.variants.find(({ value }) => value === variant) ?? most(this.variants, many))?.value;
		this.person = person === null ? undefined : this.roster.idOf(person);
		this.all = every.map((table) => withCurrentNames(table, this.roster));
		this.games = all
			.filter((table) => kindOf(table) === this.variant)
			.map((table) => withCurrentNames(table, this.roster));
		this.ready = true;
		await this.#workOut(late);
	}

	/** What the box itself counts; the first time that takes a while. */
	async #workOut(late: () => boolean): Promise<void> {
		this.own = undefined;
		const { box: name, about } = this;
		const ui = name === undefined ? undefined : await findUi(name);
		if (name === undefined || !ui?.loadStats || about.length === 0 || late()) return;
		const [offered, box] = await Promise.all([ui.loadStats(), findBox(name)]);
		if (!box) return;
		const tables = await tableStats(about, box, offered, (done) => {
			if (!late()) this.working = done;
			return !late();
		});
		if (late()) return;
		this.working = undefined;
		this.own = { box: offered, tables };
	}
}
