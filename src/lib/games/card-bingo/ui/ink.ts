import type { Suit } from '../rules/cards';

/** The inks of a card's face; the style sheet has a colour for each. */
export type Ink = 'black' | 'red' | 'green' | 'blue';

const two: Readonly<Record<Suit, Ink>> = { S: 'black', H: 'red', C: 'black', D: 'red' };
const four: Readonly<Record<Suit, Ink>> = { S: 'black', H: 'red', C: 'green', D: 'blue' };

/** Returns the ink of a suit: one of two colours, or a colour of its own. */
export const inkOf = (suit: Suit, fourColours: boolean): Ink => (fourColours ? four : two)[suit];

/** The four suits, drawn about their middle: 100 wide and 108 high. */
export const outlines: Readonly<Record<Suit, string>> = {
	S: 'M0-48C16-24 44-10 44 16C44 38 20 42 6 28C8 40 12 46 18 50H-18C-12 46-8 40-6 28C-20 42-44 38-44 16C-44-10-16-24 0-48Z',
	H: 'M0-30C-8-50-44-52-44-20C-44 8-16 22 0 46C16 22 44 8 44-20C44-52 8-50 0-30Z',
	C: 'M0-48A21 21 0 0 1 17-14A21 21 0 1 1 6 20C7 36 11 44 18 50H-18C-11 44-7 36-6 20A21 21 0 1 1-17-14A21 21 0 0 1 0-48Z',
	D: 'M0-50C10-30 22-14 38 0C22 14 10 30 0 50C-10 30-22 14-38 0C-22-14-10-30 0-50Z'
};
