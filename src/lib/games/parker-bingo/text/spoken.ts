/**
 * A call as the app's voice says it: "N, thirty-one". The number is written out, because some voices read
 * "N 31" as one word or "31" in the language of the device. The comma makes the pause after the letter.
 */

type Locale = 'en' | 'es';

/** The names of 0 to 19; 0 is never said alone and stays empty. */
const EN_TO_19 = [
	...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
	...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen']
];
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy'];

/** The names of 0 to 29, which Spanish writes as one word each; 0 is never said alone and stays empty. */
const ES_TO_29 = [
	...['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
	...[
		'diez',
		'once',
		'doce',
		'trece',
		'catorce',
		'quince',
		'dieciséis',
		'diecisiete',
		'dieciocho',
		'diecinueve'
	],
	...['veinte', 'veintiuno', 'veintidós', 'veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis'],
	...['veintisiete', 'veintiocho', 'veintinueve']
];
const ES_TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta'];

/** The name of 0 among digits: as bingo callers say it. */
const NOUGHT: Record<Locale, string> = { en: 'oh', es: 'cero' };

function inWords(number: number, small: readonly string[], tens: readonly string[], joint: string): string {
	if (number < small.length) return small[number] ?? '';
	const ten = tens[Math.floor(number / 10)] ?? '';
	const unit = small[number % 10] ?? '';
	return unit === '' ? ten : ten + joint + unit;
}

/**
 * Returns what the voice says for a call, letter first. [PB-5]
 *
 * @param letter the column's letter, said as given: whether it belongs to the number is judged elsewhere
 * @param number a whole number, 1 to 75
 * @param apart whether a number of two digits is said once more digit by digit, as in "B, sixty, six, oh"
 * @throws RangeError when the number is not one of the 75 tiles
 */
export function spokenCall(letter: string, number: number, locale: Locale, apart = false): string {
	if (!Number.isInteger(number) || number < 1 || number > 75) {
		throw new RangeError(`No tile has the number ${String(number)}: it must be a whole number from 1 to 75.`);
	}
	const words = (one: number) =>
		locale === 'es' ? inWords(one, ES_TO_29, ES_TENS, ' y ') : inWords(one, EN_TO_19, EN_TENS, '-');
	const digits =
		apart && number > 9 ? [...String(number)].map((digit) => words(Number(digit)) || NOUGHT[locale]) : [];
	return [letter, words(number), ...digits].join(', ');
}
