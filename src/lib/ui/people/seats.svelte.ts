import { newId } from '$lib/domain/ids';
import { sameName, tidyName, whyNoName } from '$lib/domain/names';
import { isNameless } from '$lib/domain/nameless';
import { mostPlayers, type Player } from '$lib/domain/opening';
import { listed } from '$lib/i18n/listed';
import { severalNames } from './several-names';

/** Why a name was not added; a closed union, each with its sentence in `seat-sentence.ts`. */
export type NameRefusal =
	| { readonly why: 'name-empty' }
	| { readonly why: 'name-too-long'; readonly most: number; readonly length: number }
	| { readonly why: 'same-name'; readonly name: string }
	| { readonly why: 'too-many'; readonly name: string; readonly most: number };

/** Returns the seats with a player more: who has a name takes the first seat of one who has none. */
function withPlayer(players: readonly Player[], player: Player): readonly Player[] {
	const seat = players.findIndex(({ id }) => isNameless(id));
	return seat < 0 ? [...players, player] : players.with(seat, player);
}

/** Who sits down at a table being set up, in seating order, and the name that is half typed. */
export class Seats {
	players = $state.raw<readonly Player[]>([]);
	/** What stands in the field. */
	typed = $state('');
	/** Why the last name was not added; it goes with the next key. */
	refusal = $state.raw<NameRefusal>();
	readonly #most: number;

	/** @param most how many the box seats; a table of any box seats forty at most */
	constructor(most = mostPlayers) {
		this.#most = most;
	}

	/** There is no free seat. */
	get full(): boolean {
		return this.#isFull(this.players);
	}

	/** Who will play: a name that is typed and not added is meant to. */
	get meant(): readonly Player[] {
		return severalNames(this.typed).reduce(
			(players, name) => (this.#whyNot(name, players) ? players : withPlayer(players, { id: name, name })),
			this.players
		);
	}

	/**
	 * Seats everybody who stands in the field and can sit down; the others stay in it, and it says why. Those of a list
	 * who sit there already are named, and leave the field. `known` are remembered people: who is typed by a name of
	 * theirs is that person.
	 */
	addTyped(known: readonly Player[]): readonly Player[] {
		const added: Player[] = [];
		const left: string[] = [];
		const here: string[] = [];
		const names = severalNames(this.typed);
		// An empty field is refused as an empty name.
		const all = names.length < 2 ? [this.typed] : names;
		this.refusal = undefined;
		for (const typed of all) {
			const name = tidyName(typed);
			const no = this.#whyNot(name);
			if (no?.why === 'same-name' && all.length > 1) here.push(no.name);
			else if (no) {
				left.push(typed);
				this.refusal ??= no;
			} else {
				const person = known.find((other) => sameName(other.name, name));
				// The roster knows how the name is written.
				const player = person ? { id: person.id, name: person.name } : { id: newId(), name };
				this.players = withPlayer(this.players, player);
				added.push(player);
			}
		}
		if (here.length > 0) this.refusal ??= { why: 'same-name', name: listed(here) };
		if (this.refusal?.why === 'too-many')
			this.refusal = { ...this.refusal, name: listed(left.map(tidyName)) };
		this.typed = left.join(', ');
		return added;
	}

	/** Seats the players whose names are typed and not added: they are meant to play. An empty field seats no player. */
	addMeant(known: readonly Player[]): void {
		if (this.typed.trim() !== '') this.addTyped(known);
	}

	/** Seats a person of the roster. */
	addKnown({ id, name }: Player): boolean {
		this.refusal = this.#whyNot(name);
		if (this.refusal) return false;
		this.players = withPlayer(this.players, { id, name });
		return true;
	}

	/** Takes a player off the table. Returns what puts them back into their seat. */
	remove(id: string): () => void {
		const seat = this.players.findIndex((player) => player.id === id);
		const player = this.players[seat];
		this.players = this.players.filter((other) => other.id !== id);
		this.refusal = undefined;
		return () => {
			// Another player of that name may have sat down meanwhile. That the table is full again refuses no way back.
			if (!player || this.#nameHere(player.name)) return;
			this.players = this.players.toSpliced(seat, 0, player);
		};
	}

	/** Moves a player to a seat, counted from 0; outside the table means its nearer end. */
	move(id: string, seat: number): void {
		const player = this.players.find((other) => other.id === id);
		if (!player) return;
		const others = this.players.filter((other) => other.id !== id);
		this.players = others.toSpliced(Math.max(0, seat), 0, player);
	}

	#nameHere(name: string, players = this.players): Player | undefined {
		return players.find((player) => sameName(player.name, name));
	}

	/** A name takes the place of a player without one. */
	#isFull(players: readonly Player[]): boolean {
		return players.length >= this.#most && !players.some(({ id }) => isNameless(id));
	}

	#whyNot(name: string, players = this.players): NameRefusal | undefined {
		const no = whyNoName(name);
		if (no) return no;
		const same = this.#nameHere(name, players);
		if (same) return { why: 'same-name', name: same.name };
		return this.#isFull(players) ? { why: 'too-many', name, most: this.#most } : undefined;
	}
}
