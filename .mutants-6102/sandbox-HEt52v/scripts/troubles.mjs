// @ts-nocheck
// What went wrong in a run of Playwright's, as its report in JSON has it.
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Attempted
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: Attempted[] }[], suites?: Suite[] }} Suite
 */

/**
 * The tests of a suite that failed, each with the beginning of why.
 * @param {Suite} suite @returns {string[]}
 */
export function troublesIn({ file, specs = [], suites = [] }) {
	const own = specs.flatMap(({ title, tests }) =>
		tests
			.filter(({ status }) => status === 'unexpected')
			.map(({ results }) => {
				const why = results.map(({ error }) => error?.message ?? '').find((message) => message !== '') ?? '';
				const plain = stripVTControlCharacters(why).split('\n').slice(0, 12).join('\n\t');
				return `${file}: ${title}\n\t${plain}`;
			})
	);
	return [...own, ...suites.flatMap(troublesIn)];
}
