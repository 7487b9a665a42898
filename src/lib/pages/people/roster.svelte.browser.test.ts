import { afterEach, expect, it } from 'vitest';
import { newId } from '$lib/domain/ids';
import { language, m } from '$lib/i18n';
import { removePerson } from '$lib/storage/people-changes';
import { sure } from '$lib/domain/sure';
import { RosterDesk } from './roster.svelte';

const desk = new RosterDesk();
afterEach(async () => {
	for (const { id } of desk.everybody) await removePerson(id);
});
const year = { born: { in: 2030, year: 2026 } };

async function opened(name = `P${newId().slice(0, 6)}`) {
	language.set('en');
	await desk.look();
	expect(await desk.add(name)).toBe('');
	const person = sure(desk.everybody.find((one) => one.name === name));
	desk.open = person.id;
	return person;
}

it('a refusal goes with the sheet of a person in which it was caused, and is not under the field for the next one', async () => {
	const person = await opened();
	expect(await desk.change(person, year)).toBe(false);
	expect(desk.refusal).not.toBe('');
	desk.close(person.id);
	expect(desk.refusal).toBe('');
	desk.open = person.id;
	expect(desk.refusal).toBe('');
	desk.refusal = m.people_no_choice();
	desk.close(person.id);
	expect(desk.refusal).toBe('');
});

it('one that comes after the sheet was closed is not under that field either', async () => {
	const person = await opened();
	const changing = desk.change(person, year);
	desk.close(person.id);
	expect(await changing).toBe(false);
	expect(desk.refusal).toBe('');
});

it('the refusal of a name in the list stays under its field, and is not in a sheet', async () => {
	const person = await opened();
	desk.close(person.id);
	expect(await desk.add(person.name)).toBe(person.name);
	expect(desk.refusal).not.toBe('');
	desk.open = person.id;
	expect(desk.refusal).toBe('');
});

it('nor is it in a sheet that is opened while a list of names is added; it is there when the sheet closed by itself', async () => {
	const person = await opened();
	const other = await opened();
	desk.open = undefined;
	const adding = desk.add(`${person.name}, P${newId().slice(0, 6)}, ${other.name}`);
	desk.open = person.id;
	expect(await adding).toBe(`${person.name}, ${other.name}`);
	expect(desk.refusal).toBe('');
	desk.open = undefined;
	expect(desk.refusal).not.toBe('');
});
