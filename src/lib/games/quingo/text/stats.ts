import type { Folded } from '$lib/domain/fold';
import { m } from '$lib/i18n';
import type { Chart } from '$lib/ui/charts/chart';
import type { Quingo } from '..';
import type { BoxStats } from '../../box-ui';
import { whileHere } from '../../course';
import { course, lostBoxes, type LostBoxes } from '../rules/stats';
import { printedBoxes, wildBoxes } from '../rules/sheet';
import type { Context } from '../rules/table';

/** Returns whether the whole table was kept from beginning to end. */
const hasRounds = ({ keeping, ways }: Context): boolean => keeping === 'full' && ways === 1;

/** Returns how many rounds are over; sheets alone have none: each step there is as old as the player's own sheet. */
function roundsOver(context: Context): number {
	const { moves, round, over } = context;
	if (!hasRounds(context)) return 0;
	const played = moves.flatMap(({ round: number }) => (over || number !== round?.number ? number : []));
	return new Set(played).size;
}

/** Returns what is crossed out: on how many of a hundred sheets each number was lost, and how. All wilds are one place. */
function whatIsCrossedOut(sheets: readonly LostBoxes[]): Chart {
	const share = (of: (sheet: LostBoxes) => readonly number[]) => {
		const lost = (at: number) => sheets.filter((sheet) => of(sheet).includes(at)).length / sheets.length;
		const wilds = wildBoxes.map((_, at) => lost(printedBoxes.length + at));
		return [
			...printedBoxes.map((_, at) => lost(at)),
			wilds.reduce((sum, one) => sum + one, 0) / wilds.length
		];
	};
	return {
		id: 'what-is-crossed-out',
		title: m.quingo_lost_title(),
		kind: 'bars',
		foot: { title: m.quingo_lost_boxes(), labels: [...printedBoxes.map(String), m.quingo_wild()] },
		side: { title: m.quingo_lost_sheets(), share: true },
		series: [
			{ name: m.quingo_lost_crossed(), values: share(({ crossed }) => crossed) },
			{ name: m.quingo_lost_left(), values: share(({ left }) => left) }
		]
	};
}

/** Returns every total after each round, or after each mark on sheets alone. */
export const courseIn = (folded: Folded<Quingo>) => whileHere(folded, course(folded), roundsOver);

/** The stats of this box. */
export const boxStats: BoxStats<Quingo> = {
	version: 3,
	ofTable: (folded) => ({ course: courseIn(folded), more: lostBoxes(folded) }),
	step: ({ context }) => (hasRounds(context) ? m.numbers_round() : m.quingo_mark()),
	charts(tables, mine = () => true) {
		const sheets = tables
			.flatMap(({ more }) => more as readonly LostBoxes[])
			.filter(({ player }) => mine(player));
		return sheets.some(({ crossed, left }) => crossed.length + left.length > 0)
			? [whatIsCrossedOut(sheets)]
			: [];
	}
};
