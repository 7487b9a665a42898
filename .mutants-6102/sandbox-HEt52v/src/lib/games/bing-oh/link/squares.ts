// @ts-nocheck
import { letters } from '../rules/dice';

const side = letters.length;

/** The squares of each row of six, counted from 0 row by row: across, down, and both diagonals. [B-7] */
const six = Array.from({ length: side }, (_, i) => i);
const lines = [
	...six.map((row) => six.map((column) => row * side + column)),
	...six.map((column) => six.map((row) => row * side + column)),
	six.map((i) => i * (side + 1)),
	six.map((i) => (i + 1) * (side - 1))
];

/** Returns whether six own chips lie in a row. [B-7] */
export const hasSix = (own: readonly number[]): boolean =>
	lines.some((line) => line.every((at) => own.includes(at)));
