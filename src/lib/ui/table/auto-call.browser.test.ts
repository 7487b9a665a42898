import { expect, it, vi } from 'vitest';
import { settings } from '$lib/device';
import { language } from '$lib/i18n';
import { announcer } from '../feedback/announcer.svelte';
import { AutoCall } from './auto-call.svelte';

it('says that it begins, its pace, and that it stopped, each once [PB-7]', async () => {
	language.set('en');
	settings.pace = 10;
	const auto = new AutoCall(() => true);
	const before = announcer.lines;
	const heard = () => announcer.lines.filter((line) => !before.includes(line)).map(({ text }) => text);
	auto.hurry(-1);
	auto.toggle(true);
	auto.hurry(1);
	auto.pause();
	auto.pause();
	auto.toggle(false);
	auto.toggle(false);
	await vi.waitFor(() =>
		expect(heard()).toEqual([
			'9 seconds',
			'Automatic calling every 9 seconds',
			'10 seconds',
			'Calling paused',
			'Automatic calling every 10 seconds',
			'Calling paused'
		])
	);
});
