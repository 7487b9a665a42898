import { beforeEach, expect, test } from 'vitest';
import { language } from '$lib/i18n';
import type { SinoFact } from '../rules/facts';
import { rolled, table } from '../rules/testing';
import { logText } from './log';

beforeEach(() => {
	language.set('en');
});

const given: SinoFact = { type: 'turn.given', player: 'ben' };

test('[S-2] a turn that was another player’s: the history says whose the numbers above it are', () => {
	const before = table().tell(rolled('blue 4'));
	const words = logText(given, before.context, before.tell(given).context);
	expect(words).toBe('Ben has the turn. The numbers, and what they won, are Ben’s, not Ana’s');
	language.set('es');
	expect(logText(given, before.context, before.tell(given).context)).toBe(
		'Le toca a Ben. Los números y lo que se ganó con ellos son de Ben, no de Ana'
	);
});

test('[S-2] before a roll there are no numbers to speak of', () => {
	const before = table();
	expect(logText(given, before.context, before.tell(given).context)).toBe('Ben has the turn');
});
