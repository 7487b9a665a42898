import { m } from '$lib/i18n';
import { announcer } from '$lib/shell/announcer.svelte';
import { TableDesk } from '$lib/shell/table/desk.svelte';
import type { Table } from '$lib/table/table.svelte';
import { toasts } from '$lib/shell/toasts.svelte';
import { colours, type Colour, type Line, type Space } from './board';
import { turnLength, type SinoFact } from './facts';
import { announceable, numbersLeft, roller, type Context, type Seat } from './game';
import { situationOf, type Situation } from './rules';
import { choose, corrected, whereWritten, type Written } from './view';
import { lineName, spaceNames } from './words/names';

/** What a table needs after its first roll: sheets, the end, sentences. Fetched with the table, and kept. */
export const later = () => import('./parts/later');
type Later = typeof import('./parts/later');

/** A second tap within this time (ms) is the same tap. */
const doubleTap = 300;

/** The desk of a Sino table: which dice are to be rolled, and what lies over the board. */
export class Desk extends TableDesk<Context, SinoFact, 'announce' | 'number' | 'odds' | 'player' | 'bonus'> {
	readonly situation: Situation = $derived(situationOf(this.context));
	readonly roller: Seat = $derived(roller(this.context));
	readonly left: number = $derived(numbersLeft(this.context));
	/** The rows that may be marked on the roller's board, when the table plays with hints. [S-6] */
	readonly hinted: readonly Line[] = $derived(
		this.context.options.hints ? announceable(this.context, this.roller) : []
	);

	/** Whose board, or whose bonus, a sheet shows. */
	shown = $state<string>();
	/** The number of this turn that is put right, or undefined for the next one. */
	correcting = $state.raw<Written>();
	/** What it is put right to when later facts would be struck with that: it waits for a second word. */
	doubted = $state.raw<Space>();
	/** The colour whose numbers lie on the pad of real dice. */
	padColour = $state<Colour>('blue');
	more = $state.raw<Later>();

	#picked = $state.raw<readonly Colour[]>([]);
	#lastRoll = 0;
	readonly #fetched = later().then((more) => (this.more = more));

	constructor(table: Table) {
		super(table);
		const { draft } = table;
		if (Array.isArray(draft)) this.#picked = colours.filter((colour) => draft.includes(colour));
	}

	words = () => this.#fetched;

	/** The dice chosen for the next roll: no more than there are numbers left; in a bonus try those not rolled yet. [S-3] [S-8] */
	get picked(): readonly Colour[] {
		const { turn } = this.context;
		if (turn.bonus) return colours.filter((colour) => !turn.dice.some((die) => die.colour === colour));
		return this.#picked.slice(-this.left);
	}

	/** Takes a die into the hand, or puts it down. */
	pick(colour: Colour): void {
		this.#hold(choose(this.picked, colour, this.left));
	}

	/** What is in the hand is still there after a reload. */
	#hold(chosen: readonly Colour[]): void {
		this.#picked = chosen;
		this.table.setDraft(chosen.length > 0 ? chosen : undefined);
	}

	/** The dice that the roll button rolls: those in hand, or all five at the beginning of a turn. */
	get inHand(): readonly Colour[] {
		return this.picked.length === 0 && this.left === turnLength ? colours : this.picked;
	}

	/** Rolls the app's dice that are in hand; a tap that comes before what rolls them is answered when that is there. [S-3] */
	roll(): void {
		// A hand that shook rolls once.
		if (performance.now() - this.#lastRoll < doubleTap) return;
		this.#lastRoll = performance.now();
		if (!this.more) {
			void this.#fetched.then(() => {
				this.#lastRoll = 0;
				if (this.situation !== 'announcing') this.roll();
			});
			return;
		}
		if (this.inHand.length === 0 && this.left > 0) {
			toasts.show(m.sino_pick_dice());
			return;
		}
		const { seed, rolls } = this.context;
		this.enter(this.more.rollDice(seed, rolls, this.inHand));
	}

	/** Writes down what dice show: the app's, or real ones. */
	enter(dice: readonly Space[]): boolean {
		const before = this.context;
		if (!this.record({ type: 'dice.rolled', dice })) return false;
		announcer.say(
			this.left === 0
				? `${spaceNames(before, dice)}. ${m.sino_five_in()}`
				: m.sino_say_rolled({ spaces: spaceNames(before, dice), left: this.left })
		);
		return true;
	}

	/**
	 * A number was tapped, on the board or on the pad: a real die shows it, or another one than was written. What would be
	 * struck with a number put right is told first; `sure` is the second word.
	 */
	tapNumber(die: Space, sure = false): void {
		if (this.correcting) {
			const { seq } = this.correcting;
			const fact = corrected(this.correcting, die);
			const planned = this.table.preview({ replace: seq, fact });
			this.doubted = !sure && planned.ok && planned.unfit.length > 0 ? die : undefined;
			if (this.doubted) return;
			const result = this.table.replace(seq, fact);
			if (!result.ok) return this.refused(result.refusal);
			toasts.clear();
		} else if (this.context.dice === 'app' && this.left > 0) {
			toasts.show(m.sino_app_rolls());
			return;
		} else if (!this.enter([die])) return;
		this.correcting = undefined;
		if (this.open === 'number') this.open = undefined;
	}

	/** Where the numbers of this turn stand in the journal. */
	written(): readonly Written[] {
		const { standing, refused } = this.table.folded;
		return whereWritten(
			this.context,
			standing.rows,
			refused.map(({ seq }) => seq)
		);
	}

	/** Opens the pad for a number of this turn that was written wrongly, counted from 0. */
	correct(at: number): void {
		const written = this.written()[at];
		if (!written) return;
		this.correcting = written;
		this.doubted = undefined;
		this.padColour = written.fact.dice[written.at]?.colour ?? 'blue';
		this.open = 'number';
	}

	/** A row is announced, by whoever's board it was tapped on. [S-5] */
	announce(line: Line, player = this.roller.id): void {
		const { context } = this;
		if (!this.record({ type: 'row.announced', player, line })) return;
		const name = context.seats.find(({ id }) => id === player)?.name ?? '';
		announcer.say(m.sino_won_row({ name, line: lineName(context, line) }));
	}

	endTurn(): void {
		// The button that rolled ends the turn: its second tap was meant for the roll.
		if (performance.now() - this.#lastRoll < doubleTap) return;
		if (!this.record({ type: 'turn.ended' })) return;
		this.#lastRoll = performance.now();
		this.#hold([]);
		announcer.say(m.sino_turn_of({ name: this.roller.name }));
	}

	tryBonus(): void {
		if (this.record({ type: 'bonus.announced' })) announcer.say(m.sino_bonus_now());
	}

	/** Shows a player's board in a sheet. */
	show(player: string): void {
		this.shown = player;
		this.open = 'player';
	}
}
