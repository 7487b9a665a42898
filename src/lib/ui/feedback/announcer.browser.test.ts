import { expect, it } from 'vitest';
import { announcer } from './announcer.svelte';

const said = () => announcer.lines.map(({ text }) => text);
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

it('says the title that is shown at last, and none once all is cleared', async () => {
	announcer.entitle('Round 1', '/play');
	announcer.clear();
	announcer.entitle('Round 2', '/play');
	announcer.entitle('Round 3', '/play');
	await aWhile();
	expect(said()).toEqual(['Round 3']);
	announcer.entitle('Round 4', '/play');
	announcer.clear();
	await aWhile();
	expect(said()).toEqual([]);
});
