import { expect, it, vi } from 'vitest';
import { language } from '$lib/i18n';
import { load } from '../../../routes/new/+page';

it('a lid that was touched in vain opens all the same when its files come later', async () => {
	const words = vi.spyOn(language, 'need').mockRejectedValueOnce(new TypeError('not there'));
	const url = new URL('http://table.mate/new?box=sino');
	const touched = load({ url } as Parameters<typeof load>[0]);
	const { parts } = (await touched) as { readonly parts: () => Promise<readonly { id?: string }[]> };
	await vi.waitFor(() => expect(words).toHaveBeenCalledTimes(1));
	expect((await parts())[0]?.id).toBe('sino');
	expect(words).toHaveBeenCalledTimes(2);
});
