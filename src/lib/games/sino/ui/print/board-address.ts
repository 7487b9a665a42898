import { tidyName, countCharacters } from '$lib/domain/names';
import { colours, lines, reconstructedScores } from '../../rules/board';
import { highestScore, hues, longestColourName, type ColourLook } from '../../rules/facts';
import { reconstructedColours, type Context } from '../../rules/game';

/** A board as its table plays it: colours and scores. */
export type BoardLook = Pick<Context, 'colours' | 'scores'>;

export const reconstruction: BoardLook = { colours: reconstructedColours, scores: reconstructedScores };

/** Returns a board as an address can name it: `blue.violet:Plum.green.yellow.red~21.27...`. */
export function boardAddress({ colours, scores }: BoardLook): string {
	const looks = colours.map(({ hue, name }) =>
		name === null ? hue : `${hue}:${encodeURIComponent(name).replaceAll('.', '%2E').replaceAll('~', '%7E')}`
	);
	return `${looks.join('.')}~${scores.join('.')}`;
}

function readLook(text: string): ColourLook | undefined {
	const [first, typed] = text.split(':');
	const hue = hues.find((hue) => hue === first);
	if (!hue) return undefined;
	if (typed === undefined) return { hue, name: null };
	try {
		const name = tidyName(decodeURIComponent(typed));
		return name === '' || countCharacters(name) > longestColourName ? undefined : { hue, name };
	} catch {
		return undefined;
	}
}

/** Returns the board that an address names; the reconstruction when it names none that can be. */
export function readBoardAddress(address: string | null): BoardLook {
	const [looks = '', figures = ''] = (address ?? '').split('~');
	const read = looks.split('.').map(readLook);
	const scores = figures.split('.').map(Number);
	const fits =
		read.length === colours.length &&
		scores.length === lines.length &&
		scores.every((score) => Number.isInteger(score) && score >= 1 && score <= highestScore);
	const chosen = read.filter((look) => look !== undefined);
	return fits && chosen.length === read.length ? { colours: chosen, scores } : reconstruction;
}
