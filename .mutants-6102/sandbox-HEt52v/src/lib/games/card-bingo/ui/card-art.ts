// @ts-nocheck
import type { Rank } from '../rules/cards';

/** A stroke of a court: its outline, the colour that fills it, and how thick its ink is. */
export interface Stroke {
	readonly d: string;
	readonly fill?: 'red' | 'yellow' | 'blue' | 'skin' | 'hair' | 'ink';
	readonly ink?: number;
	/** The colour of a line that is no outline. */
	readonly line?: 'red' | 'yellow' | 'skin';
}

const dot = (x: number, y: number, r: number) =>
	`M${String(x - r)} ${String(y)}a${String(r)} ${String(r)} 0 1 0 ${String(2 * r)} 0a${String(r)} ${String(r)} 0 1 0 ${String(-2 * r)} 0z`;

const robe = (coat: 'red' | 'blue', breast: 'red' | 'blue'): readonly Stroke[] => [
	{ d: 'M-100 0V-62L-58-104H58L100-62V0Z', fill: coat, ink: 4 },
	{ d: 'M-100-2L-34-100H34L100-2Z', fill: 'yellow', ink: 4 },
	{ d: 'M-62 0L0-84L62 0Z', fill: breast, ink: 4 },
	{ d: 'M-100-30L-72-58M-100-8L-58-52M100-30L72-58M100-8L58-52', line: 'yellow', ink: 5 }
];
const face: readonly Stroke[] = [
	{ d: 'M-32-150v22c0 22 14 36 32 36s32-14 32-36v-22z', fill: 'skin', ink: 4 },
	{ d: dot(-12, -134, 4) + dot(12, -134, 4), fill: 'ink' },
	{ d: 'M0-130v12h5', ink: 3 }
];

/** The upper halves of the three courts, about the middle of the card: 200 wide, 230 high. The lower half is the same, turned. */
export const courts: Readonly<Partial<Record<Rank, readonly Stroke[]>>> = {
	J: [
		...robe('blue', 'red'),
		{ d: 'M-40-156c-10 30-12 50-2 66h84c10-16 8-36-2-66z', fill: 'hair', ink: 4 },
		...face,
		{ d: 'M-8-107h16', line: 'red', ink: 5 },
		{ d: 'M-50-148v-26c0-22 24-36 50-36s50 14 50 36v26z', fill: 'blue', ink: 4.5 },
		{ d: 'M-54-150h108v-16h-108z', fill: 'yellow', ink: 4.5 },
		{ d: 'M36-186q34-44 62-26q-22 4-20 18q-22-2-42 8z', fill: 'red', ink: 4 }
	],
	Q: [
		...robe('red', 'blue'),
		{ d: 'M-40-160c-32 34-26 72-18 84h116c8-12 14-50-18-84z', fill: 'yellow', ink: 4 },
		...face,
		{ d: 'M-9-106q9 8 18 0', line: 'red', ink: 5 },
		{
			d: 'M-40-150q-6-34 0-44q14 18 20 0q8-14 20-26q12 12 20 26q6 18 20 0q6 10 0 44z',
			fill: 'red',
			ink: 4.5
		},
		{ d: dot(-40, -198, 6) + dot(0, -224, 6) + dot(40, -198, 6), fill: 'yellow', ink: 3 }
	],
	K: [
		...robe('red', 'blue'),
		{ d: 'M-48-152c-12 40-6 66 14 74h68c20-8 26-34 14-74z', fill: 'ink' },
		...face,
		{ d: 'M-30-116c10 26 50 26 60 0c-4 44-56 44-60 0z', fill: 'ink' },
		{ d: 'M-10-108h20', line: 'skin', ink: 4 },
		{ d: 'M-48-150l-12-58l32 24l28-42l28 42l32-24l-12 58z', fill: 'yellow', ink: 4.5 },
		{ d: 'M-46-158h92', line: 'red', ink: 7 },
		{ d: dot(0, -178, 7), fill: 'red' }
	]
};

/** Where pips lie, in halves of their field: 1 is an edge of it, 0 its middle. */
const [top, high, third] = [-1, -2 / 3, -1 / 3];
const both = (y: number): [number, number][] => [
	[-1, y],
	[1, y]
];
const corners = [...both(top), ...both(-top)];
const eight = [...corners, ...both(third), ...both(-third)];
const six = [...corners, ...both(0)];

/** The pips of a number card: each by its place, across and down; those of the lower half are turned. */
export const pips: Readonly<Partial<Record<Rank, readonly (readonly [number, number])[]>>> = {
	A: [[0, 0]],
	'2': [
		[0, top],
		[0, -top]
	],
	'3': [
		[0, top],
		[0, 0],
		[0, -top]
	],
	'4': corners,
	'5': [...corners, [0, 0]],
	'6': six,
	'7': [...six, [0, -0.5]],
	'8': [...six, [0, -0.5], [0, 0.5]],
	'9': [...eight, [0, 0]],
	'10': [...eight, [0, high], [0, -high]]
};
