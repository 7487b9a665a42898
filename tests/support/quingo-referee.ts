import { expect } from '@playwright/test';
import type { JournalFact } from './journal.ts';

/** A box of a sheet: a printed number, or a wild by its place, as in `wild-3`. */
type Box = number | string;
type Die = readonly [sides: number, shows: number];
type Mark = 'checked' | 'crossed';

interface Seat {
	readonly id: string;
	readonly name: string;
}

/** What a fact may hold that the referee reads. */
interface Said extends JournalFact {
	readonly players?: readonly Seat[];
	readonly player?: string;
	readonly bonuses?: readonly number[];
	readonly wild?: number;
	readonly wilds?: readonly number[];
	readonly dice?: readonly Die[];
	readonly die?: Die;
	readonly box?: Box;
	readonly limits?: readonly { readonly player: string; readonly limit: number }[];
}

/** What the rules ask for next. */
export type Due =
	| { readonly what: 'pool' | 'limits' | 'over' }
	| { readonly what: 'youngest'; readonly tied: readonly string[] }
	| { readonly what: 'move'; readonly player: string; readonly can: readonly Box[]; readonly fresh: boolean };

const boxes: readonly Box[] = [
	...Array.from({ length: 20 }, (_, i) => i + 1),
	...[1, 2, 3, 4, 5].map((place) => `wild-${String(place)}`)
];

/** All that at most `limit` of the dice come to. */
function sumsOf(dice: readonly Die[], limit: number): ReadonlySet<number> {
	const by: Set<number>[] = Array.from({ length: limit + 1 }, () => new Set<number>());
	by[0]?.add(0);
	for (const [, shows] of dice)
		for (let count = limit; count > 0; count -= 1)
			for (const sum of by[count - 1] ?? []) by[count]?.add(sum + shows);
	return new Set(by.slice(1).flatMap((sums) => [...sums]));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * A referee who knows the rules of Quingo from the rule sheet alone, and shares no line with the app: hears what was
 * told to a table, fails the test when a rule from was broken, and says what must come next and what every
 * sheet is worth. to
 */
export class Referee {
	/** Who is at the table, in seating order. */
	seats: readonly Seat[];
	/** Whose sheets there are: who has left keeps theirs. */
	sheets: readonly Seat[];
	readonly #wilds = new Map<string, readonly number[]>();
	readonly #marks = new Map<string, Map<Box, Mark>>();
	#bonuses: readonly number[] = [];
	#wild = 0;
	rounds = 0;
	#rolled = 0;
	#pool: readonly Die[] | undefined;
	#limits: ReadonlyMap<string, number> | undefined;
	#turn: string | undefined;
	/** Who filled their sheet, and who has a last move, in turn order. */
	lap: { readonly filler: string; toMove: readonly string[]; again: boolean } | undefined;
	readonly #youngest: { readonly player: string; readonly of: readonly string[] }[] = [];
	#over = false;

	constructor(told: readonly JournalFact[]) {
		const [opening, ...facts] = told as readonly Said[];
		this.seats = this.sheets = opening?.players ?? [];
		for (const { id } of this.seats) this.#marks.set(id, new Map());
		for (const fact of facts) this.hear(fact);
	}

	nameOf(player: string): string {
		return this.sheets.find(({ id }) => id === player)?.name ?? '';
	}

	/** The number that a box of this player asks for. */
	numberOf(player: string, box: Box): number {
		return typeof box === 'number' ? box : (this.#wilds.get(player)?.[Number(box.slice(-1)) - 1] ?? 0);
	}

	#open(player: string): readonly Box[] {
		return boxes.filter((box) => !this.#marks.get(player)?.has(box));
	}

	/** The open boxes that the pool makes for this player. */
	#can(player: string): readonly Box[] {
		const sums = sumsOf(this.#pool ?? [], this.#limits?.get(player) ?? 0);
		return this.#open(player).filter((box) => sums.has(this.numberOf(player, box)));
	}

	due(): Due {
		if (this.#over) return { what: 'over' };
		if (!this.#pool) return { what: 'pool' };
		if (!this.#limits) return { what: 'limits' };
		if (this.#turn === undefined) return { what: 'youngest', tied: this.#lowest() };
		return {
			what: 'move',
			player: this.#turn,
			can: this.#can(this.#turn),
			fresh: this.#pool.length === this.#rolled
		};
	}

	/** What each band of a sheet is worth, the wilds last. */
	bandsOf(player: string): readonly number[] {
		const marks = this.#marks.get(player);
		return [0, 1, 2, 3, 4].map((band) => {
			const own = boxes.slice(band * 5, band * 5 + 5);
			const checked = own.filter((box) => marks?.get(box) === 'checked');
			if (band === 4) return checked.length * this.#wild;
			const crossed = own.filter((box) => marks?.get(box) === 'crossed');
			const bonus = checked.length === 5 ? (this.#bonuses[band] ?? 0) : 0;
			return sum(checked.map(Number)) - sum(crossed.map(Number)) + bonus;
		});
	}

	/** */
	totalOf(player: string): number {
		return sum(this.bandsOf(player));
	}

	#lowest(): readonly string[] {
		const least = Math.min(...(this.#limits?.values() ?? []));
		return this.seats.map(({ id }) => id).filter((id) => this.#limits?.get(id) === least);
	}

	#after(player: string): string {
		const at = this.seats.findIndex(({ id }) => id === player);
		return this.seats[(at + 1) % this.seats.length]?.id ?? '';
	}

	hear(told: JournalFact): void {
		const fact = told as Said;
		const { player = '', box = '' } = fact;
		switch (fact.type) {
			case 'bonuses.rolled':
				this.#bonuses = fact.bonuses ?? [];
				this.#wild = fact.wild ?? 0;
				return;
			case 'wilds.made':
				this.#wilds.set(player, fact.wilds ?? []);
				return;
			case 'pool.rolled':
				expect(this.due().what, 'a pool is rolled when none lies there [Q-8]').toBe('pool');
				this.rounds += 1;
				this.#pool = fact.dice ?? [];
				this.#rolled = this.#pool.length;
				this.#limits = undefined;
				this.#turn = undefined;
				return;
			case 'limits.rolled':
				this.#begin(fact.limits ?? []);
				return;
			case 'youngest.named':
				expect(this.due().what, 'the youngest is asked for after a tie only [Q-4]').toBe('youngest');
				expect(this.#lowest(), 'the youngest is one of those tied [Q-4]').toContain(player);
				this.#youngest.push({ player, of: this.#lowest() });
				this.#turn = player;
				return;
			case 'set.changed':
			case 'rolling.changed':
			case 'dice.lost':
			case 'help.chosen':
				return;
			case 'player.left':
				if (this.#turn === player) this.#turn = this.#after(player);
				this.seats = this.seats.filter(({ id }) => id !== player);
				return;
			case 'player.joined':
				this.#sits(fact.player as unknown as Seat);
				return;
			case 'turn.passed':
				expect(this.lap?.toMove ?? [], 'nobody passes before the last lap [Q-7] [Q-9]').toContain(player);
				this.#moved(player, []);
				return;
			case 'box.checked':
				this.#checks(player, box, fact.dice ?? []);
				return;
			case 'box.crossed': {
				expect(this.#turn, 'turns go round the table [Q-4]').toBe(player);
				expect(this.#can(player), 'who can score crosses nothing out [Q-7]').toEqual([]);
				expect(this.lap, 'nobody crosses out in the last lap [Q-9]').toBeUndefined();
				expect(this.#open(player), 'only an open box is crossed out [Q-7]').toContain(box);
				this.#marks.get(player)?.set(box, 'crossed');
				this.#moved(player, fact.die ? [fact.die] : []);
				return;
			}
			default:
				throw new Error(`the referee does not know ${fact.type}`);
		}
	}

	#sits(seat: Seat): void {
		this.seats = [...this.seats, seat];
		this.sheets = [...this.sheets, seat];
		this.#marks.set(seat.id, new Map());
	}

	/** Of these, whom the table has named as the youngest of them, or of more. */
	#youngestOf(tied: readonly string[]): string | undefined {
		return this.#youngest.findLast(
			({ player, of }) => tied.includes(player) && tied.every((id) => of.includes(id))
		)?.player;
	}

	#begin(limits: readonly { readonly player: string; readonly limit: number }[]): void {
		expect(this.due().what, 'player dice follow the pool [Q-3]').toBe('limits');
		const players = this.lap?.toMove ?? this.seats.map(({ id }) => id);
		expect(limits.map(({ player }) => player).sort(), 'all who take part roll one [Q-3]').toEqual(
			[...players].sort()
		);
		this.#limits = new Map(limits.map(({ player, limit }) => [player, limit]));
		if (this.lap) {
			this.#settle();
			return;
		}
		const lowest = this.#lowest();
		this.#turn = lowest.length === 1 ? lowest[0] : this.#youngestOf(lowest);
	}

	#checks(player: string, box: Box, dice: readonly Die[]): void {
		expect(this.#turn, 'turns go round the table [Q-4]').toBe(player);
		expect(this.#open(player), 'only an open box is checked [Q-5]').toContain(box);
		expect(sum(dice.map(([, shows]) => shows)), 'the dice make the number of the box [Q-5]').toBe(
			this.numberOf(player, box)
		);
		expect(dice.length, 'at least a die [Q-5]').toBeGreaterThanOrEqual(1);
		expect(dice.length, 'no more dice than the player die shows [Q-5]').toBeLessThanOrEqual(
			this.#limits?.get(player) ?? 0
		);
		this.#marks.get(player)?.set(box, 'checked');
		this.#moved(player, dice);
	}

	/** The dice leave the pool, and the turn goes on. */
	#moved(player: string, dice: readonly Die[]): void {
		const left = [...(this.#pool ?? [])];
		for (const die of dice) {
			const at = left.findIndex((other) => String(other) === String(die));
			expect(at, `a die that lies in the pool: ${String(die)} [Q-5]`).toBeGreaterThanOrEqual(0);
			left.splice(at, 1);
		}
		this.#pool = left;
		this.#turn = this.#after(player);
		if (this.lap) this.lap.toMove = this.lap.toMove.filter((id) => id !== player);
		else if (this.#open(player).length === 0) {
			const toMove: string[] = [];
			for (let id = this.#after(player); id !== player; id = this.#after(id)) toMove.push(id);
			this.lap = { filler: player, toMove, again: false };
		}
		this.#settle();
	}

	/** A round ends when its pool is empty or serves nobody; the game when nobody has a last move. */
	#settle(): void {
		if (!this.lap) {
			if (!this.seats.some(({ id }) => this.#can(id).length > 0)) this.#pool = undefined;
			return;
		}
		const next = this.lap.toMove.findIndex((id) => this.#can(id).length > 0);
		if (next >= 0) {
			this.lap.toMove = this.lap.toMove.slice(next);
			this.#turn = this.lap.toMove[0];
		} else if (this.lap.toMove.length > 0 && !this.lap.again) {
			this.lap.again = true;
			this.#pool = undefined;
		} else {
			this.#over = true;
			for (const { id } of this.seats)
				for (const box of this.#open(id)) this.#marks.get(id)?.set(box, 'crossed');
		}
	}
}
