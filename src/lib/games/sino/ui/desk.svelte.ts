import { entryOf } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { TableDesk } from '$lib/ui/table/desk.svelte';
import { withDraft } from '$lib/ui/table/drafts';
import type { Table } from '$lib/session/table.svelte';
import { createContext } from 'svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { colours, type Colour, type Line, type Space } from '../rules/board';
import { turnLength, type SinoFact } from '../rules/facts';
import { announceable, numbersLeft, roller, type Seat } from '../rules/game';
import type { Sino } from '..';
import { choose, corrected, whereWritten, type Written } from '../rules/view';
import { bonusText, lineName, nameIn, spaceNames } from '../text/names';

/** What a table needs after its first roll: sheets, the end, sentences. Fetched with the table, and kept. */
export const later = () => import('./deferred');
type Later = typeof import('./deferred');

export const [getDesk, setDesk] = createContext<SinoDesk>();

/** The desk of a Sino table: which dice are to be rolled, and what lies over the board. */
export class SinoDesk extends TableDesk<
	Sino,
	'announce' | 'number' | 'odds' | 'player' | 'bonus' | 'keeping'
> {
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
	/** What was tapped to take its place. */
	meant = $state.raw<Space>();
	/** The colour whose numbers lie on the pad of real dice. */
	padColour = $state<Colour>('blue');
	/** The score pad is shown as a list of its rows. */
	listed = $state(false);
	more = $state.raw<Later>();
	/** The bonus whose numbers are put right, by its row. */
	bonusAt = $state<number>();
	/** The boards told to the app that are put right, by their row. */
	keepingAt = $state<number>();

	/** Which turn it is: whose, and how many that player has had. */
	readonly #turn = $derived(`${this.roller.id} ${String(this.roller.turns)}`);
	/** The turn that was said last. */
	#said = this.#turn;
	/** The dice chosen, and the turn that they are chosen in. */
	#picked = $state.raw<readonly [turn: string, ...(readonly Colour[])]>(['']);
	readonly #fetched = later().then((more) => (this.more = more));

	constructor(table: Table<Sino>) {
		super(table);
		this.#picked = [this.#turn, ...this.#kept(colours)];
	}

	/** Returns the dice that were chosen in this turn, as they are kept; also those that are kept with one of `others` first. */
	#kept(others: readonly string[]): readonly Colour[] {
		// Versions before saved the dice alone: first without a name, then without their turn.
		const picked = entryOf(this.table.draft, 'picked') ?? this.table.draft;
		return Array.isArray(picked) && [this.#turn, ...others].includes(String(picked[0]))
			? colours.filter((colour) => picked.includes(colour))
			: [];
	}

	words = () => this.#fetched;

	/** The dice chosen for the next roll: no more than there are numbers left; in a bonus try those not rolled yet. [S-3] [S-8] */
	get picked(): readonly Colour[] {
		const { turn } = this.context;
		if (turn.bonus) return colours.filter((colour) => !turn.dice.some((die) => die.colour === colour));
		// Another turn has begun, because its player has left too.
		const [of, ...picked] = this.#picked;
		// It is the same turn where its player turned out to be another person.
		return (of === this.#turn ? picked : this.#kept([])).slice(-this.left);
	}

	/** Takes a die into the hand, or puts it down. */
	pick(colour: Colour): void {
		if (!this.watched()) this.#hold(choose(this.picked, colour, this.left));
	}

	/** What is in the hand is still there after a reload. */
	#hold(chosen: readonly Colour[]): void {
		this.#picked = [this.#turn, ...chosen];
		this.table.setDraft(withDraft(this.table.draft, 'picked', this.#picked));
	}

	/** The dice that the roll button rolls: those in hand, or all five at the beginning of a turn. */
	get inHand(): readonly Colour[] {
		return this.picked.length === 0 && this.left === turnLength ? colours : this.picked;
	}

	/** Rolls the app's dice that are in hand; a tap that comes before what rolls them is answered when that is there. [S-3] */
	roll(): void {
		if (!this.more) {
			void this.#fetched.then(() => {
				if (this.state !== 'announcing') this.roll();
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
		const { context } = this;
		announcer.say(
			this.left === 0
				? `${spaceNames(before, dice)}. ${context.turn.bonus ? bonusText(context) : m.sino_five_in()}`
				: m.sino_say_rolled({ spaces: spaceNames(before, dice), left: this.left })
		);
		return true;
	}

	/** A number was tapped, on the board or on the pad: a real die shows it, or another one than was written. */
	tapNumber(die: Space): void {
		const { correcting: was } = this;
		this.meant = die;
		if (was) this.write(was.seq, corrected(was, die), () => this.closeNumber());
		else if (this.context.dice === 'app' && this.left > 0) toasts.show(m.sino_app_rolls());
		else if (this.enter([die])) this.closeNumber();
	}

	/** Writes a fact instead of that of a row; what comes back with it is shown first. */
	write(seq: number, fact: SinoFact, made: () => void): void {
		// What asks for it came with it.
		const change = this.more?.written(this.table, seq, fact);
		if (change) this.correction.make(change, made, change.together.length > 1);
	}

	/** Closes the pad, and leaves what was to be put right. */
	closeNumber(): void {
		this.correcting = this.half = undefined;
		this.correction.cancel();
		this.close('number');
	}

	/** Returns where the numbers of this turn stand in the journal. */
	written(): readonly Written[] {
		const { effective, refused } = this.table.folded;
		return whereWritten(
			this.context,
			effective.rows,
			refused.map(({ seq }) => seq)
		);
	}

	/** Opens the pad for a number of this turn that was written wrongly, counted from 0. */
	correct(at: number): void {
		this.correctWritten(this.written()[at]);
	}

	/** Opens the pad for a number of any turn, at its colour or at the one that was chosen there. */
	correctWritten(written: Written | undefined, colour = written?.fact.dice[written.at]?.colour): void {
		if (!written || !colour) return;
		this.correcting = written;
		this.showNumbers(colour);
		this.open = 'number';
	}

	/** Shows the numbers of a colour on the pad: of one that is put right they are there after a reload. */
	showNumbers(colour: Colour): void {
		this.padColour = colour;
		const { correcting: was } = this;
		if (was) this.half = { seq: was.seq, at: was.at, colour };
	}

	/** A row is announced, by the player on whose board it was tapped. [S-5] */
	announce(line: Line, player = this.roller.id): void {
		const { context } = this;
		// On the pad any player can be tapped for a row that is won: who has it is found wrong there, early or late.
		const asked = context.keeping === 'pad' ? this.more?.aboutRow(this.table, line, player) : undefined;
		if (asked) return this.ask(asked);
		if (!this.record({ type: 'row.announced', player, line })) return;
		// The last row ends the game, and nothing lies over its end. [S-9]
		if (this.state === 'over') this.open = undefined;
		announcer.say(m.sino_won_row({ name: nameIn(context, player), line: lineName(context, line) }));
	}

	endTurn(): void {
		if (!this.record({ type: 'turn.ended' })) return;
		this.#hold([]);
		this.sayTurn();
	}

	/** Says whose turn it is, once in each. */
	sayTurn(): void {
		if (this.#said !== this.#turn) announcer.say(m.sino_turn_of({ name: this.roller.name }));
		this.#said = this.#turn;
	}

	tryBonus(): void {
		if (this.record({ type: 'bonus.announced' })) announcer.say(m.sino_bonus_now());
	}

	/** Opens the numbers of a bonus that was written wrongly. */
	askBonus(seq: number): void {
		if (entryOf(this.half, 'seq') !== seq) this.half = { seq };
		this.bonusAt = seq;
		this.open = 'bonus';
	}

	/** Opens what changes the way of keeping; or the boards that were told with a change, to be put right. [G-1] */
	changeKeeping(seq?: number): void {
		this.keepingAt = seq;
		this.half = seq && { seq };
		this.open = 'keeping';
	}

	/** It is another player's turn than the app has it. [S-2] */
	giveTurn(player: string): void {
		if (!this.record({ type: 'turn.given', player })) return;
		this.close('player');
		this.sayTurn();
	}

	/** Shows a player's board in a sheet. */
	show(player: string): void {
		this.shown = player;
		this.open = 'player';
	}
}
