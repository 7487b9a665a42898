// @ts-nocheck
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from './sha256';

describe('SHA-256', () => {
	it('is what Node says, for any bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
				expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(
					createHash('sha256').update(bytes).digest('hex')
				);
			})
		);
	});
});
