import { expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { seat } from '$lib/games/any-game/link/seat';
import { opening } from '$lib/games/any-game/rules/testing';
import { carry, nowhere, phone } from './five-phones.testing';
import { Links } from './links';
import { Mirror } from './mirror';
import { tableInMemory } from './tables.testing';

let clock = 0;
const newMirror = () =>
	new Mirror({
		findBox: () => Promise.resolve(box as never),
		findFair: () => Promise.resolve(undefined),
		...{ device: 'phone', changed: () => undefined, now: () => clock, taker: nowhere }
	});

/** A table that has typed 12 for Ana, and Ana's phone, linked at 1000. */
async function linked() {
	clock = 1000;
	const { table, save } = tableInMemory(box, opening());
	save();
	const links = new Links({ now: () => 0, newId: () => 'new', changed: () => undefined });
	links.attach(table, seat);
	const mirror = newMirror();
	const { line } = phone(links, 'phone', mirror);
	await carry(line);
	mirror.seat.sit('ana');
	await carry(line);
	table.setDraft({ round: 1, typed: { ana: '12' } });
	links.sync();
	await carry(line);
	return { links, mirror, line };
}
const twelve = { what: '12', round: 1 };

it('a phone knows until when it knew how the table is: as long as the other device answered', async () => {
	const { mirror, line, links } = await linked();
	clock = 5000;
	line.cut();
	expect(mirror.at.heard).toBe(5000);
	clock = 6000;
	const again = phone(links, 'phone', mirror);
	expect(mirror.at.heard).toBe(5000);
	await carry(again.line);
	expect(mirror.at.heard).toBe(6000);
	clock = 7000;
	again.line.phone.onfaint?.(true);
	clock = 9000;
	again.line.cut();
	expect(mirror.at.heard).toBe(7000);
});

it('what the table had for its player, and when, is there after a reload without a link', async () => {
	const { mirror, line } = await linked();
	expect(mirror.seat.stands).toEqual(twelve);
	clock = 5000;
	line.cut();
	const kept = JSON.parse(JSON.stringify(mirror.kept)) as NonNullable<typeof mirror.kept>;
	const after = newMirror();
	expect(await after.restore(kept)).toBe(true);
	expect(after).toMatchObject({ state: 'off', at: { heard: 5000 }, seat: { player: 'ana', stands: twelve } });
	// On a new line the table says it anew.
	const { line: wire, ...again } = phone((await linked()).links, 'phone', after);
	expect(again.mirror.seat.stands).toBeUndefined();
	await carry(wire);
	expect(again.mirror.seat.stands).toEqual(twelve);
});
