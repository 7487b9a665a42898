// @ts-nocheck
// How figures are told, and told beside those of an earlier run.

/** @typedef {'kB' | 'ms' | 'MB' | 'times' | 'taps' | 'requests'} Unit */
/** @typedef {{ what: string, figure: number, unit: Unit, aim?: number | undefined, of?: number | undefined }} Figure */
/** @typedef {(figure: Figure) => void} Tell */
/** @typedef {{ origin: string, tell: Tell, few: boolean }} Bench */

const units = ['kB', 'ms', 'MB', 'times', 'taps', 'requests'];

/** Figures that are measured more finely than whole ones. @param {number} figure @param {Unit} unit */
const written = (figure, unit) =>
	unit === 'taps' || unit === 'requests' ? String(figure) : figure.toFixed(unit === 'times' ? 2 : 1);

/** @param {Figure} figure @param {ReadonlyMap<string, string>} before what was told of the same in an earlier run */
export function line({ what, figure, unit, aim, of }, before) {
	const told = `${written(figure, unit).padStart(8)} ${unit.padEnd(8)}  ${what}${of === undefined ? '' : ` (${of})`}`;
	const judged =
		aim === undefined ? '' : `${figure <= aim ? 'ok' : 'MISSED'}, aim ${Number(written(aim, unit))}`;
	const last = before.get(what);
	return `${told.padEnd(106)}  ${judged.padEnd(18)}${last === undefined ? '' : `  before: ${last}`}`.trimEnd();
}

/** Reads the figures that an earlier run has printed. @param {string} printed @returns {Map<string, string>} */
export const figuresIn = (printed) =>
	new Map(
		printed.split('\n').flatMap((line) => {
			const [, figure, , what] =
				new RegExp(`^ *([\\d.]+) (${units.join('|')}) +(\\S.*?)(?: \\(\\d+\\))?(?:  .*)?$`).exec(line) ?? [];
			return figure === undefined || what === undefined ? [] : [/** @type {const} */ ([what, figure])];
		})
	);
