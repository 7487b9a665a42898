// @ts-nocheck
import { expect, it } from 'vitest';
import { lines } from '../../rules/board';
import { boardAddress, readBoardAddress, reconstruction, type BoardLook } from './board-address';

const own: BoardLook = {
	colours: [
		{ hue: 'blue', name: null },
		{ hue: 'orange', name: 'a.b~c:d' },
		{ hue: 'violet', name: 'Ciruela' },
		{ hue: 'white', name: null },
		{ hue: 'red', name: '红' }
	],
	scores: lines.map((_, i) => i + 1)
};

it.each([
	['the reconstruction', reconstruction],
	['a table’s own', own]
])('finds %s again under its address', (_, board) => {
	expect(readBoardAddress(boardAddress(board))).toEqual(board);
});

it.each([
	null,
	'',
	'blue',
	'blue.blue~1',
	boardAddress(own).replace('~1.', '~0.'),
	boardAddress(own).replace('violet', 'pink'),
	'blue:%E0.x.x.x.x~1'
])('prints the reconstruction for an address that names no board: %s', (address) => {
	expect(readBoardAddress(address)).toBe(reconstruction);
});
