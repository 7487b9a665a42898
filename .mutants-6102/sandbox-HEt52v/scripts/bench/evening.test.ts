// @ts-nocheck
import { summaryVersion } from '$lib/storage/summary';
import { expect, test } from 'vitest';
import { summaries } from './evening.mjs';

test('summaries are written as the app writes them: others would be worked out anew before anything is measured', () => {
	expect(summaries).toBe(summaryVersion);
});
