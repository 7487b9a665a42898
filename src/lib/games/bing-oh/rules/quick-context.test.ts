import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { said } from '$lib/session/journal.testing';
import { box } from '..';
import { dealt, opening, turn } from './testing';

v8.setFlagsFromString('--allow-natives-syntax');
/** Whether V8 keeps an object by its shape. As a hash table each copy of it takes a hundred times as long. */
const hasShape = vm.runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;

it('is copied quickly, although no other box has so much to know', () => {
	const { context } = said(
		box,
		opening({ dice: 'real' }),
		dealt(),
		{ type: 'start.named', player: 'ana' },
		...turn('ana'),
		...turn('ben')
	).folded.snapshot;
	expect(Object.keys(context).length).toBeGreaterThan(20);
	expect(hasShape(context)).toBe(true);
});
