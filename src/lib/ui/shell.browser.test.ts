import { createRawSnippet, tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../app.css';
import { language, m } from '$lib/i18n';
import { announcer } from './feedback/announcer.svelte';
import Announcer from './feedback/Announcer.svelte';
import MessagePlace from './feedback/MessagePlace.svelte';
import Segmented from './forms/Segmented.svelte';
import Sheet from './dialog/Sheet.svelte';
import Switch from './forms/Switch.svelte';
import { places } from './feedback/notices.svelte';
import { toasts } from './feedback/toasts.svelte';
import { rest } from './table/on-screen.testing';
import { doubleTap } from './table/double-tap';

const text = (html: string) => createRawSnippet(() => ({ render: () => html }));

beforeEach(() => {
	language.set('en');
	toasts.clear();
});

/** Shows a sentence that does not go by itself, however slow the machine is. */
function showStill(text: string): void {
	toasts.show(text);
	toasts.pause();
}

async function openSheet(onclose = vi.fn<() => void>()) {
	const opener = document.createElement('button');
	document.body.append(opener);
	opener.focus();
	const screen = await render(Sheet, { open: true, title: 'Menu', children: text('<p>inside</p>'), onclose });
	const dialog = () => document.querySelector('dialog')!;
	return { screen, dialog, opener, onclose };
}

const waysToClose: [how: string, close: () => Promise<unknown>][] = [
	['Escape', () => userEvent.keyboard('{Escape}')],
	['its button', () => userEvent.click(document.querySelector('dialog button')!)],
	[
		'a tap beside it',
		() => userEvent.click(document.querySelector('dialog')!, { position: { x: 2, y: -40 }, force: true })
	]
];

it.each(waysToClose)('a sheet is modal, and %s closes it and gives the focus back', async (_, close) => {
	const { dialog, opener, onclose } = await openSheet();
	await vi.waitFor(() => expect(dialog().matches(':modal')).toBe(true));
	expect(dialog().contains(document.activeElement)).toBe(true);
	await close();
	await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
	expect(dialog().open).toBe(false);
	expect(document.activeElement).toBe(opener);
	opener.remove();
});

it('a sheet that its opener closes does not tell of it: another may be open by then', async () => {
	const { screen, dialog, opener, onclose } = await openSheet();
	await screen.rerender({ open: false });
	await vi.waitFor(() => expect(dialog().open).toBe(false));
	await new Promise((done) => setTimeout(done, 50));
	expect(onclose).not.toHaveBeenCalled();
	opener.remove();
});

it('a choice is one stop of the keyboard, and the arrows choose', async () => {
	const onchange = vi.fn<(value: string) => void>();
	const screen = await render(Segmented<string>, {
		label: 'Tiles',
		options: [
			{ value: 'app', label: 'App draws' },
			{ value: 'wood', label: 'Real' }
		],
		value: 'app',
		onchange
	});
	await expect.element(screen.getByRole('radiogroup', { name: 'Tiles' })).toBeInTheDocument();
	await userEvent.tab();
	await expect.element(screen.getByRole('radio', { name: 'App draws' })).toHaveFocus();
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(screen.getByRole('radio', { name: 'Real' })).toBeChecked();
	expect(onchange.mock.calls).toEqual([['wood']]);
});

it('a choice that the table refuses is not chosen, and can be tried again', async () => {
	const tried = vi.fn<(value: string) => void>();
	const screen = await render(Segmented<string>, {
		label: 'Tiles',
		options: [
			{ value: 'app', label: 'App draws' },
			{ value: 'wood', label: 'Real' }
		],
		get value() {
			return 'app';
		},
		set value(value) {
			tried(value);
		}
	});
	for (const times of [1, 2]) {
		await userEvent.click(screen.getByText('Real'));
		await expect.element(screen.getByRole('radio', { name: 'App draws' })).toBeChecked();
		expect(tried).toHaveBeenCalledTimes(times);
		await rest(doubleTap);
	}
});

it('a switch keeps its name, and its whole row switches', async () => {
	const screen = await render(Switch, { label: 'Free centre', checked: false });
	const control = screen.getByRole('switch', { name: 'Free centre', exact: true });
	await expect.element(control).not.toBeChecked();
	const row = screen.getByText('Free centre').element();
	expect(row.closest('label')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
	await userEvent.click(row);
	await expect.element(control).toBeChecked();
	await userEvent.keyboard(' ');
	await expect.element(control).not.toBeChecked();
});

it('a switch that the table refuses stays as it was', async () => {
	const tried = vi.fn<(on: boolean) => void>();
	const screen = await render(Switch, {
		label: 'Free centre',
		get checked() {
			return false;
		},
		set checked(on) {
			tried(on);
		}
	});
	for (const _ of [1, 2]) {
		await userEvent.click(screen.getByText('Free centre'));
		await rest(doubleTap);
	}
	expect(tried.mock.calls).toEqual([[true], [true]]);
	await expect.element(screen.getByRole('switch')).not.toBeChecked();
});

it('the announcer adds a node for each sentence, repeats included, and takes none back', async () => {
	await render(Announcer);
	await tick();
	const region = document.querySelector('[aria-live="polite"]')!;
	const added: (string | null)[] = [];
	const watch = new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes) if (node instanceof HTMLElement) added.push(node.textContent);
	});
	watch.observe(region, { childList: true });
	announcer.say('B 7');
	await tick();
	announcer.say('B 7');
	announcer.say('N 31');
	await vi.waitFor(() => expect(added).toEqual(['B 7', 'B 7', 'N 31']));
	watch.disconnect();
});

const said = (root: ParentNode) =>
	[...root.querySelectorAll('[aria-live] p')].map((line) => line.textContent);

it('what is said while a sheet is being closed is said on the page', async () => {
	await render(Announcer);
	const close = places.add(Symbol('sheet'));
	announcer.say('as it closes');
	close();
	await vi.waitFor(() => expect(said(document)).toContain('as it closes'));
});

it('a modal sheet says what is said while it is open, and nothing twice', async () => {
	await render(Announcer);
	await render(MessagePlace);
	announcer.say('before');
	await tick();
	const { screen, dialog, opener } = await openSheet();
	await tick();
	announcer.say('while it is open');
	showStill('One sentence.');
	await vi.waitFor(() => expect(said(dialog())).toEqual(['while it is open', 'One sentence.']));
	expect(said(document).filter((line) => line === 'while it is open')).toHaveLength(1);
	// The toast lies in the dialog, because all else is inert.
	await expect.element(screen.getByTestId('toast')).toHaveTextContent('One sentence.');
	expect(document.querySelectorAll('[data-testid="toast"]')).toHaveLength(1);
	opener.remove();
});

it('a message takes the place of the title, and makes itself smaller rather than grow over what is beside it', async () => {
	const { screen, opener } = await openSheet();
	const title = screen.getByRole('heading', { name: 'Menu' });
	const place = () => document.querySelector('dialog .message-place')!.getBoundingClientRect();
	const before = place();
	showStill('One sentence.');
	const message = screen.getByTestId('toast');
	await expect.element(message).toBeVisible();
	const letters = () => parseFloat(getComputedStyle(message.element()).fontSize);
	const size = letters();
	showStill('A long sentence about somebody with a long name. '.repeat(6));
	await vi.waitFor(() => expect(letters()).toBeLessThan(size));
	expect(letters()).toBeGreaterThanOrEqual(13);
	expect(place()).toEqual(before);
	const { left, right, bottom } = message.element().getBoundingClientRect();
	expect(right).toBeLessThanOrEqual(
		screen.getByRole('button', { name: m.shell_close() }).element().getBoundingClientRect().left
	);
	expect(left).toBeCloseTo(title.element().getBoundingClientRect().left, 0);
	expect(bottom).toBeLessThanOrEqual(document.querySelector('dialog .content')!.getBoundingClientRect().top);
	opener.remove();
});

it('a message goes with the next tap, but not with one on itself', async () => {
	const { screen, opener } = await openSheet();
	showStill('One sentence.');
	const message = screen.getByTestId('toast');
	await userEvent.click(message);
	await expect.element(message).toBeVisible();
	await userEvent.click(screen.getByText('inside'));
	await expect.element(message).not.toBeInTheDocument();
	opener.remove();
});

it('a message keeps its room until the tap that it goes with has its target, and a held finger’s own stays', async () => {
	const { screen, opener } = await openSheet();
	showStill('One sentence.');
	const message = screen.getByTestId('toast');
	await expect.element(message).toBeVisible();
	const inside = screen.getByText('inside').element();
	const finger = (what: string) => inside.dispatchEvent(new PointerEvent(what, { bubbles: true }));
	finger('pointerdown');
	await tick();
	await expect.element(message).toBeVisible();
	finger('click');
	await expect.element(message).not.toBeInTheDocument();
	finger('pointerdown');
	showStill('Held.');
	finger('click');
	await tick();
	await expect.element(message).toHaveTextContent('Held.');
	opener.remove();
});
