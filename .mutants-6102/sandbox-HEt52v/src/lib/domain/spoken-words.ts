/**
 * Words for the names of card sets: written alike in English and in Spanish, without accents, and no two of them
 * less than two letters apart. The list may grow, and no set changes by it: a set hangs on its name alone.
 */
// @ts-nocheck

export const saidWords: readonly string[] = [
	...['alpaca', 'bolero', 'cactus', 'canal', 'chocolate', 'club', 'cobra', 'debate', 'delta', 'disco'],
	...['extra', 'flamenco', 'gala', 'hotel', 'idea', 'iguana', 'jaguar', 'kayak', 'kilo', 'koala'],
	...['lava', 'limbo', 'mango', 'marina', 'metal', 'mosquito', 'motor', 'natural', 'panda', 'papaya'],
	...['pasta', 'piano', 'pizza', 'polar', 'puma', 'radio', 'rodeo', 'safari', 'salsa', 'sauna'],
	...['soda', 'sombrero', 'tapioca', 'tempo', 'torso', 'tropical', 'tuba', 'tundra', 'yoga', 'villa']
];
