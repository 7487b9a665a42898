import { expect, it, vi } from 'vitest';
import { load } from '../../../routes/new/+page';

const asked = vi.hoisted(() => ({ boxes: 0 }));
vi.mock('$lib/games/registry', () => ({
	findBox: (name: string) => {
		asked.boxes += 1;
		return asked.boxes > 1 ? Promise.resolve(name) : Promise.reject(new TypeError('not there'));
	},
	findUi: () => Promise.resolve(undefined)
}));

it('a lid that was touched in vain opens all the same when its files come later', async () => {
	const url = new URL('http://table.mate/new?box=sino');
	const touched = load({ url } as Parameters<typeof load>[0]);
	const { parts } = (await touched) as { readonly parts: () => Promise<readonly unknown[]> };
	expect(asked.boxes).toBe(1);
	expect((await parts())[0]).toBe('sino');
	expect(asked.boxes).toBe(2);
});
