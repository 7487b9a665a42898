import { countCharacters, tidyName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import type { SetUp } from '../../box-ui';
import { colours, lines, reconstructedScores, type Line } from '../rules/board';
import {
	fewestPlayers,
	highestScore,
	longestColourName,
	mostPlayers,
	type ColourLook,
	type DiceKind,
	type Hue,
	type Keeping,
	type SinoOpening
} from '../rules/facts';
import { reconstructedColours } from '../rules/game';
import { box, type Sino } from '..';
import { boardAddress } from './print/board-address';
import { hueName, rowName } from '../text/names';

export { mostPlayers };

/** A colour as it is being chosen: the name is what is typed, empty where the hue's own name will do. */
interface TypedLook {
	hue: Hue;
	name: string;
}

const typed = (looks: readonly ColourLook[]): TypedLook[] =>
	looks.map(({ hue, name }) => ({ hue, name: name ?? '' }));
const same = (one: readonly unknown[], other: readonly unknown[]) =>
	JSON.stringify(one) === JSON.stringify(other);

/** What a Sino table being set up has chosen; the print's defaults, or what the last table chose. */
export class SinoSetUp implements SetUp<Sino> {
	keeping = $state<Keeping>('boards');
	dice = $state<DiceKind>('app');
	hints = $state(false);
	odds = $state(false);
	/** Who does without the odds, by id. */
	without = $state.raw<readonly string[]>([]);
	looks = $state<TypedLook[]>(typed(reconstructedColours));
	/** As they are typed, in the order of `lines`. */
	scores = $state<string[]>(reconstructedScores.map(String));

	constructor(chosen: SinoOpening | undefined) {
		if (!chosen) return;
		this.keeping = chosen.keeping;
		this.dice = chosen.dice;
		this.hints = chosen.options.hints;
		this.odds = chosen.options.odds;
		this.without = chosen.without ?? [];
		if (chosen.colours) this.looks = typed(chosen.colours);
		if (chosen.scores) this.scores = chosen.scores.map(String);
	}

	/** The colours as they would be played with. */
	get colours(): readonly ColourLook[] {
		return this.looks.map(({ hue, name }) => {
			const tidy = tidyName(name);
			return { hue, name: tidy === '' || tidy === hueName(hue) ? null : tidy };
		});
	}

	/** The board is the reconstruction's, colours and scores. */
	get isReconstruction(): boolean {
		return same(this.colours, reconstructedColours) && same(this.scores, reconstructedScores.map(String));
	}

	/** The board as the page that prints finds it; the reconstruction while what is typed cannot be. */
	get address(): string {
		return boardAddress({ colours: this.colours, scores: this.scores.map(Number) });
	}

	/** Back to the reconstruction. */
	reset(): void {
		this.looks = typed(reconstructedColours);
		this.scores = reconstructedScores.map(String);
	}

	/** Returns why what is typed for a row cannot be its score; empty if it can. */
	whyNoScore(line: Line): string {
		const score = this.scores[lines.indexOf(line)]?.trim() ?? '';
		const number = Number(score);
		if (/^\d{1,2}$/.test(score) && number >= 1 && number <= highestScore) return '';
		return m.sino_no_score({ row: rowName({ colours: this.colours }, line), most: String(highestScore) });
	}

	/** Returns why a colour cannot be called or look as it is typed; empty if it can. */
	whyNoLook(at: number): string {
		const look = this.looks[at];
		const name = tidyName(look?.name ?? '');
		if (countCharacters(name) > longestColourName)
			return m.sino_no_colour_name({ most: String(longestColourName) });
		const called = ({ name, hue }: ColourLook) => (name ?? hueName(hue)).toLocaleLowerCase();
		const own = this.colours[at];
		const twin = this.colours.some(
			(other, i) => own && i < at && (called(other) === called(own) || other.hue === own.hue)
		);
		return twin ? m.sino_no_colour_twice() : '';
	}

	#whyNot(players: readonly Player[]): string {
		if (players.length < fewestPlayers) return m.sino_no_too_few({ fewest: String(fewestPlayers) });
		if (players.length > mostPlayers) return m.sino_no_too_many({ most: String(mostPlayers) });
		return (
			colours.map((_, at) => this.whyNoLook(at)).find((why) => why !== '') ??
			lines.map((line) => this.whyNoScore(line)).find((why) => why !== '') ??
			''
		);
	}

	opening(players: readonly Player[], seed: string) {
		const sentence = this.#whyNot(players);
		if (sentence !== '') return { ok: false as const, sentence };
		const scores = this.scores.map((score) => Number(score));
		const odds = this.hints && this.odds;
		const without = this.without.filter((id) => odds && players.some((player) => player.id === id));
		const opening: SinoOpening = {
			type: 'table.opened',
			box: 'sino',
			variant: 'sino',
			edition: box.edition,
			seed,
			players: players.map(({ id, name }) => ({ id, name })),
			keeping: this.keeping,
			dice: this.dice,
			options: { hints: this.hints, odds },
			...(without.length > 0 && { without }),
			...(same(this.colours, reconstructedColours) ? {} : { colours: this.colours }),
			...(same(scores, reconstructedScores) ? {} : { scores })
		};
		return { ok: true as const, opening };
	}

	summary(players: readonly Player[]): string {
		const count = players.length;
		if (this.keeping === 'pad') return m.sino_summary_pad({ count });
		return this.dice === 'app' ? m.sino_summary_app({ count }) : m.sino_summary_real({ count });
	}
}
