// @ts-nocheck
import { expect, test } from 'vitest';
import { pickVoice, type Voice } from './voices';

const voice = (name: string, lang: string, localService = true, isDefault = false): Voice => ({
	name,
	lang,
	localService,
	default: isDefault
});
const cloud = voice('Google español', 'es-ES', false);
const local = voice('Mónica', 'es-ES');
const underscore = voice('es-us-x-sfb-local', 'es_US');
const english = voice('Samantha', 'en-US', true, true);
const bells = voice('Bells', 'en-US');
const daniel = voice('Daniel', 'en-GB');
const estonian = voice('Eesti', 'est-EE');

test.each([
	['local before network', [cloud, local], 'es', undefined, local],
	['network when there is no other', [english, cloud], 'es', undefined, cloud],
	['the default among equals', [daniel, english], 'en', undefined, english],
	['plain before novel', [bells, daniel], 'en', undefined, daniel],
	['an underscore in the language', [english, underscore], 'es', undefined, underscore],
	['the chosen one, network or not', [local, cloud], 'es', 'Google español', cloud],
	['a chosen one that is gone', [local, cloud], 'es', 'Jorge', local],
	['a chosen one of another language', [local, english], 'es', 'Samantha', local],
	['none of the language', [english, estonian], 'es', undefined, undefined]
] as const)('%s', (_, voices, language, chosen, expected) => {
	expect(pickVoice(voices, language, chosen)).toBe(expected);
});
