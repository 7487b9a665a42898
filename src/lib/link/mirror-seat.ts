import type { Refusal } from '$lib/domain/box';
import type { Instead } from '$lib/domain/reseat';
import { entryOf } from '$lib/domain/sure';
import type { Besides, ToOwner, ToPhone } from './messages';

/** Whose a phone is at a table, as the owner has it, and what it may do there. */
export class MirrorSeat {
	/** Null where the phone only looks. */
	player: string | null = null;
	/** Whose phones are linked. */
	linked: readonly string[] = [];
	may: 'look' | 'own' | 'all' = 'look';
	/** What the table has of this player's, half typed; undefined before it has said so on this line. */
	stands: { readonly what: string; readonly round?: unknown } | undefined;
	/** The colours of the owner's people, and what is half typed at the table. */
	besides: Besides = { colours: {} };
	/** Why the last wish to sit down was refused. */
	no: Refusal | undefined;
	/** Whose seat was asked for last. */
	wished: string | null = null;
	/** It asked for a seat on the line before. */
	#again = false;
	readonly #say: (message: ToOwner) => void;

	constructor(say: (message: ToOwner) => void) {
		this.#say = say;
	}

	/** Says whose phone it is; where another one of theirs does not answer, that they are sure. */
	sit(player: string | null, sure?: true): void {
		// Of what the table has not asked it knows no answer.
		const answer = this.#again ? undefined : sure;
		this.no = this.stands = undefined;
		this.#again = false;
		this.wished = player;
		this.#say({ t: 'sit', player, ...(answer && { sure }) });
	}

	/** Asks for a seat of one's own. */
	join(name: string): void {
		this.no = undefined;
		this.#again = false;
		this.wished = '';
		this.#say({ t: 'join', name });
	}

	/** Hears why a wish was refused, or that another phone has this one's seat by now: nobody has asked here then. */
	hearNo(no: Refusal): void {
		const moved =
			no.why === 'seat-taken' && this.player !== null && [null, this.player].includes(this.wished);
		if (moved) this.wished = this.player;
		this.no = moved ? { why: 'seat-moved' } : no;
	}

	/**
	 * Asks once more on a new line, at the `same` table, for a seat that another phone has: of the table while that one is
	 * linked, and until then of the player, for it may be on its way back.
	 */
	askAgain(same: boolean): void {
		this.#again = same && ['seat-taken', 'seat-silent'].includes(this.no?.why ?? '');
		this.no = this.#again ? { why: 'seat-silent' } : undefined;
		if (!same) this.besides = { colours: {} };
	}

	/** Goes along where the player's seat, or the one asked for, turned out to be another person's. */
	follow(seats: Instead): void {
		const now = (player: string | null) => seats.get(player)?.id ?? player;
		this.player = now(this.player);
		this.wished = now(this.wished);
	}

	/** Hears whose it is by now. */
	hear({ player, linked, may }: Extract<ToPhone, { t: 'seats' }>): void {
		if (player !== this.player) {
			this.stands = undefined;
			if (player !== null) this.no = undefined;
		}
		this.player = player;
		this.linked = linked;
		this.may = may;
		if (this.#again && linked.includes(this.wished ?? '')) this.sit(this.wished);
	}

	/** Hears what the table has of this player's. Returns false for a refusal of anything else. */
	hearStanding({ n, why }: Extract<ToPhone, { t: 'refused' }>): boolean {
		if (n > 0 || why.why !== 'held' || entryOf(why, 'player') !== this.player) return false;
		this.stands = { what: String(entryOf(why, 'what')), round: entryOf(why, 'round') };
		return true;
	}
}
