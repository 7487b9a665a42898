import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { newId } from '$lib/domain/ids';
import { language, m } from '$lib/i18n';
import { addPerson, changePerson, firstBirthYear, removePerson } from '$lib/storage/people-changes';
import { button, tap } from '$lib/ui/table/on-screen.testing';
import PersonSheet from './PersonSheet.svelte';
import { RosterDesk } from './roster.svelte';

const id = newId();
beforeEach(() => {
	language.set('en');
});
afterEach(() => removePerson(id));

const name = page.getByRole('textbox', { name: m.new_name(), exact: true });

it('what is half typed of a person is there again, and goes with what was known of them then', async () => {
	// Nobody of another test's is called so.
	expect(await addPerson(id, 'Quirina')).toMatchObject({ ok: true, value: { ok: true } });
	const desk = new RosterDesk();
	const open = async () => {
		await desk.look();
		desk.open = id;
		const person = desk.person;
		if (!person) throw new Error('nobody');
		await render(PersonSheet, { desk, person });
		await expect.element(name).toBeVisible();
	};
	const close = async () => {
		await tap(button(m.shell_close()));
		await expect.poll(() => desk.open).toBe(undefined);
		cleanup();
	};
	await open();
	await name.fill('Quirine');
	await close();
	await open();
	await expect.element(name).toHaveValue('Quirine');
	await close();
	// In another window, too.
	expect((await changePerson(id, { name: 'Corinna' })).ok).toBe(true);
	await open();
	await expect.element(name).toHaveValue('Corinna');
});

it('why two cannot be one person is in sight where that was asked, on a small phone that lies, too', async () => {
	const other = newId();
	await page.viewport(568, 320);
	try {
		for (const [who, called] of [[id, 'Quirina'] as const, [other, 'Quirinus'] as const])
			expect(await addPerson(who, called)).toMatchObject({ ok: true, value: { ok: true } });
		const desk = new RosterDesk();
		await desk.look();
		desk.open = id;
		const person = desk.person;
		if (!person) throw new Error('nobody');
		await render(PersonSheet, { desk, person });
		await tap(button(m.people_merge_do()));
		const why = page.getByText(m.people_no_choice());
		await expect.element(why).toBeInViewport({ ratio: 1 });
	} finally {
		await removePerson(other);
		await page.viewport(414, 896);
	}
});

it('a year that is refused is marked in its field, with the sentence, and so is a name', async () => {
	const other = newId();
	try {
		for (const [who, called] of [[id, 'Quirina'] as const, [other, 'Quirinus'] as const])
			expect(await addPerson(who, called)).toMatchObject({ ok: true, value: { ok: true } });
		const desk = new RosterDesk();
		await desk.look();
		desk.open = id;
		const person = desk.person;
		if (!person) throw new Error('nobody');
		await render(PersonSheet, { desk, person });
		const year = page.getByRole('textbox', { name: m.people_birth() });
		const why = m.people_no_year({
			first: String(firstBirthYear),
			last: String(new Date().getFullYear())
		});
		await year.fill('199x');
		await tap(button(m.people_save()));
		await expect.element(year).toHaveAttribute('aria-invalid', 'true');
		await expect.element(year).toHaveAccessibleDescription(`${m.people_birth_hint()} ${why}`);
		await expect.element(name).not.toHaveAttribute('aria-invalid', 'true');
		await year.fill('1999');
		await name.fill('Quirinus');
		await tap(button(m.people_save()));
		await expect.element(name).toHaveAttribute('aria-invalid', 'true');
		await expect.element(name).toHaveAccessibleDescription(m.people_no_taken({ name: 'Quirinus' }));
		await expect.element(year).not.toHaveAttribute('aria-invalid', 'true');
	} finally {
		await removePerson(other);
	}
});
