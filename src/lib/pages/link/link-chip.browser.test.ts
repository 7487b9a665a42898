import '../../../app.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import LinkChip from './LinkChip.svelte';

it('what the bar says of the link goes with it, and with nothing that was said since', async () => {
	language.set('en');
	await language.need('link');
	const bar = () => render(LinkChip, { onscan: () => undefined, small: true });
	const { unmount } = await bar();
	expect(toasts.current?.text).toBe(m.link_chip_off());
	await unmount();
	expect(toasts.current).toBeUndefined();
	const again = await bar();
	toasts.show(m.link_no_bingoh());
	await again.unmount();
	expect(toasts.current?.text).toBe(m.link_no_bingoh());
	toasts.clear();
});
