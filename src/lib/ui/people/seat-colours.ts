import type { PersonColour } from '$lib/storage/roster';

const inTurn: readonly PersonColour[] = [
	'red',
	'yellow',
	'blue',
	'green',
	'violet',
	'orange',
	'teal',
	'pink'
];

/** Returns the colour of a seat, where nobody chose one: the most unlike first. */
export const seatColour = (seat: number): PersonColour => inTurn[seat % inTurn.length] ?? 'red';
