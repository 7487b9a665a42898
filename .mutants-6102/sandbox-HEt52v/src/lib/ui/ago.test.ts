// @ts-nocheck
import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const minute = 60_000;
/** A Wednesday, ten in the evening. */
const now = new Date(2026, 10, 18, 22, 0).getTime();
const at = (day: number, hour: number, min = 0) => new Date(2026, 10, day, hour, min).getTime();

const cases: [what: string, at: number, en: string, es: string][] = [
	['a moment', now - 20_000, 'now', 'ahora'],
	['a clock set back', now + 90 * minute, 'now', 'ahora'],
	['minutes', now - 12 * minute, '12 minutes ago', 'hace 12 minutos'],
	['59 minutes', now - 59.9 * minute, '59 minutes ago', 'hace 59 minutos'],
	['hours of the same day', at(18, 9), '13 hours ago', 'hace 13 horas'],
	['last evening', at(17, 23, 30), 'yesterday', 'ayer'],
	['days', at(14, 20), '4 days ago', 'hace 4 días'],
	['weeks', at(2, 20), '2 weeks ago', 'hace 2 semanas'],
	['months', now - 75 * 24 * 60 * minute, '2 months ago', 'hace 2 meses'],
	['years', now - 800 * 24 * 60 * minute, '2 years ago', 'hace 2 años']
];

it.each(cases)('%s', (_, then, en, es) => {
	expect([ago(then, now, 'en'), ago(then, now, 'es')]).toEqual([en, es]);
});

it('counts a game that went on past midnight in hours, not as yesterday', () => {
	const oneAtNight = at(19, 1);
	expect(ago(at(18, 23), oneAtNight, 'en')).toBe('2 hours ago');
});
