// @ts-nocheck
import { expect, it } from 'vitest';
import { awarded, called, claimed, firstRow, table } from '../rules/testing';
import { goesFrom } from './goes-from';

const round = [...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded];

it('tells a player of their points [PB-16]', () => {
	expect(goesFrom(table({ variant: 'points' }).tell(...round).context, 'ana', 31)).toBe(
		'Ana: from 166 to 197'
	);
});
it('tells partners of the points of both [PB-22]', () => {
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	const { context } = table({ variant: 'points', partners }).tell(...round);
	expect(goesFrom(context, 'carla', 31)).toBe('Ana and Carla: from 166 to 197');
});
