import type { ToPhone } from './messages';
import {
	choose,
	seatOf,
	sitAgain,
	whyNoSeat,
	type LinkedPhone,
	type OwnerTable,
	type Phone,
	type Surroundings
} from './phones';
import type { NoSeat } from './seat';

type Why = NoSeat['why'];

/** What the seats need of the links. */
interface Seats {
	readonly phones: readonly Phone[];
	/** Undefined while the owner is away. */
	readonly table: OwnerTable | undefined;
	readonly may: 'own' | 'all';
	/** Phones are other players' by rows that are not on the disk yet. */
	readonly untold: boolean;
}
type Tell = (phone: Phone, message: ToPhone) => void;

const isTaken = (why: Why | undefined) => why === 'seat-taken' || why === 'seat-silent';

/**
 * Whose the phones are. A seat is one phone's. Who asks for one that another phone has gets it once they are sure, where
 * that phone does not answer, and else by the owner's word; the other phone stays linked, and asks whose it is.
 */
export class Seating {
	readonly #now: () => Seats;
	readonly #tell: Tell;
	readonly #around: Surroundings;

	/** @param now the seats as they are when it is called */
	constructor(now: () => Seats, tell: Tell, around: Surroundings) {
		this.#now = now;
		this.#tell = tell;
		this.#around = around;
	}

	#whyNot = (phone: Phone, player: string | null) => {
		const { phones, table } = this.#now();
		return whyNoSeat(phone, player, phones, table);
	};

	/** Gives the phone to this player again, if that can be, or to the last one before. */
	sitAgain(phone: Phone, player: string | null): void {
		const { table } = this.#now();
		sitAgain(phone, player, this.#whyNot, (one) => seatOf(one, table, this.#around));
		// Its seat may be another person's since: that is seen when the owner is back.
		if (!table) phone.early = phone.hello;
	}

	/** The phone is this player's from now on; one that was theirs hears so. */
	give(phone: Phone, player: string | null): void {
		for (const other of this.#now().phones) {
			if (other === phone || player === null || other.player !== player) continue;
			other.player = other.told = null;
			// Nor does it sit down there again by itself at the next table.
			other.was = other.was.filter((one) => one !== player);
			this.#refuse(other, 'seat-taken');
		}
		choose(phone, player, this.#whyNot);
		phone.told = player;
	}

	/** A player says whose the phone is. Returns whether it is theirs now. */
	sit(phone: Phone, player: string | null, sure = false): boolean {
		const why = this.#whyNot(phone, player);
		const given = !why || (sure && why === 'seat-silent');
		if (given) {
			this.give(phone, player);
			phone.early &&= { ...phone.early, player };
		} else {
			phone.wish = player !== null && isTaken(why) ? { player, why } : undefined;
			this.#refuse(phone, why);
		}
		return given;
	}

	/** The owner gives a phone the seat that it asks for. Returns false for one that is no player's any more. */
	grant(phone: Phone | undefined): phone is Phone {
		const wish = phone?.wish;
		const why = wish && this.#whyNot(phone, wish.player);
		if (!phone || !wish || (why && !isTaken(why))) return false;
		this.give(phone, wish.player);
		return true;
	}

	/**
	 * Tells each phone that asks for a seat whether the one that has it answers. Where that one has given it up it is theirs
	 * who asked. Where its line is `lost` it may be on its way back, so they are asked whether they are sure. Returns who has
	 * a seat with that.
	 */
	hearWishes(lost: string | null = null): readonly Phone[] {
		return this.#now().phones.filter((phone) => {
			const { wish } = phone;
			if (!wish) return false;
			const free = wish.player === lost ? 'seat-silent' : undefined;
			const why = this.#whyNot(phone, wish.player) ?? free;
			if (why === wish.why) return false;
			if (why) {
				phone.wish = isTaken(why) ? { ...wish, why } : undefined;
				this.#refuse(phone, why);
			} else if (wish.why === 'seat-taken') this.give(phone, wish.player);
			return phone.wish === undefined && !why;
		});
	}

	/**
	 * Tells every phone whose it is, and whose phones are linked; nobody before the rows that say so. Where the owner leaves
	 * before these are on the disk, all are whose they were.
	 */
	tell(): void {
		const { phones, may: all, table, untold } = this.#now();
		if (untold && table) return;
		const whose = ({ told, player }: Phone) => (untold && told !== undefined ? told : player);
		const linked = phones.flatMap((phone) => whose(phone) ?? []);
		for (const phone of phones) {
			const player = whose(phone);
			const may = player === null && all === 'own' ? 'look' : all;
			if (!phone.welcomed) continue;
			phone.told = player;
			this.#tell(phone, { t: 'seats', player, linked, may, away: !table });
		}
	}

	#refuse(phone: Phone, why: Why): void {
		this.#tell(phone, { t: 'no', why: { why } });
	}
}

/** Returns whose seat was given from one phone to another between two looks at them. */
export const movedSeats = (before: readonly LinkedPhone[], now: readonly LinkedPhone[]): readonly string[] =>
	now.flatMap(({ key, player }) => {
		const had = before.find((one) => one.player === player && player !== null);
		const left = now.some((one) => one.key === had?.key && one.player === null);
		return had && had.key !== key && left && player !== null ? [player] : [];
	});
