import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { colours, placeOf, type Colour, type Direction, type Line, type Space } from '../rules/board';
import type { ColourLook, Hue } from '../rules/facts';
import { bonusOfTurn, scoreOf, type Context } from '../rules/game';
import { winnerName } from '../rules/view';

const hueNames: Record<Hue, () => string> = {
	blue: m.sino_hue_blue,
	orange: m.sino_hue_orange,
	green: m.sino_hue_green,
	yellow: m.sino_hue_yellow,
	red: m.sino_hue_red,
	violet: m.sino_hue_violet,
	brown: m.sino_hue_brown,
	white: m.sino_hue_white
};
export const hueName = (hue: Hue): string => hueNames[hue]();

/** Returns a colour as the table calls it: by the name it was given, or by its hue. */
export const lookName = ({ hue, name }: ColourLook): string => name ?? hueName(hue);

type Looks = Pick<Context, 'colours'>;

export const lookOf = ({ colours: looks }: Looks, colour: Colour): ColourLook =>
	looks[colours.indexOf(colour)] ?? { hue: 'blue', name: null };

export const colourName = (context: Looks, colour: Colour): string => lookName(lookOf(context, colour));

/** Returns a number with its colour, as in "blue 4". */
export const spaceName = (context: Looks, { colour, number }: Space): string =>
	m.sino_space({ colour: colourName(context, colour), number: String(number) });

/** Numbers with their colours, as in "blue 4 and red 9"; a colour that all of them have is said once, as in "blue 4 and 5". */
export function spaceNames(context: Looks, spaces: readonly Space[]): string {
	const [first] = spaces;
	if (!first || spaces.some(({ colour }) => colour !== first.colour))
		return listed(spaces.map((space) => spaceName(context, space)));
	const number = listed(spaces.map(({ number }) => String(number)));
	return m.sino_space({ colour: colourName(context, first.colour), number });
}

const directionNames: Record<Direction, () => string> = {
	across: m.sino_across,
	down: m.sino_down,
	diagonal: m.sino_diagonals
};
export const directionName = (direction: Direction): string => directionNames[direction]();

/** Returns which row it is without its score, as in "orange across": 25 and 30 stand twice. [S-5] */
export function rowName(context: Looks, line: Line, short = false): string {
	const { direction, place } = placeOf(line);
	const number = String(place);
	if (direction === 'down') return (short ? m.sino_short_down : m.sino_row_down)({ number });
	if (direction === 'diagonal') return (short ? m.sino_short_diagonal : m.sino_row_diagonal)({ number });
	const colour = colourName(context, colours[place - 1] ?? 'blue');
	return short ? colour : m.sino_row_across({ colour });
}

/** Returns what tells rows of one direction apart where there is little room, as in "orange", "col. 3", "all 7". */
export const shortRowName = (context: Looks, line: Line): string => rowName(context, line, true);

/** Returns a row with its score, as in "27, orange across", and by whom it is won. */
export function lineName(
	context: Pick<Context, 'colours' | 'scores'>,
	line: Line,
	name?: string,
	row = rowName(context, line)
): string {
	const words = { score: String(scoreOf(context, line)), row };
	return name === undefined ? m.sino_line(words) : m.sino_row_won_by({ ...words, name });
}

/** Returns a row as it is heard, by its own words or by those that are seen: as complete where that is hinted at, else by whom it is won. */
export const heardName = (
	context: Context,
	line: Line,
	hinted: readonly Line[],
	row = rowName(context, line)
): string =>
	hinted.includes(line)
		? m.sino_row_closed({ score: String(scoreOf(context, line)), row })
		: lineName(context, line, winnerName(context, line), row);

/** Returns a player's name; one who is not known to the table has none, which a sentence can bear. */
export const nameIn = ({ seats }: Pick<Context, 'seats'>, player: string): string =>
	seats.find(({ id }) => id === player)?.name ?? '';

/** Returns what the five dice of a try for a bonus came to, in a sentence. [S-8] */
export function bonusText(context: Context): string {
	const bonus = bonusOfTurn(context);
	if (!bonus) return m.sino_no_bonus();
	const points = String(bonus.points);
	return bonus.rainbow
		? m.sino_rainbow_is({ sum: String(bonus.points / 2), points })
		: m.sino_bonus_is({ points });
}
