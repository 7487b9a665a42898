import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { tries } from '$lib/domain/tries.testing';
import { sealedRow } from './fair';
import { names, checks, settle, atTheTable, phone, carry } from './five-phones.testing';

describe('five phones that propose at once', () => {
	const step = fc.record({
		who: fc.nat({ max: 4 }),
		what: fc.constantFrom('check', 'check', 'cross', 'clear', 'foreign', 'cut', 'save', 'owner'),
		box: fc.integer({ min: 1, max: 20 }),
		carried: fc.nat({ max: 4 })
	});

	it(
		'the owner’s journal is every mirror’s, nothing lost and nothing twice',
		{ timeout: 120_000 },
		async () => {
			await fc.assert(
				fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
					const { table, links, save, pass } = atTheTable();
					const phones = names.map((name) => phone(links, name));
					const whole = () => carry(...phones.map(({ line }) => line));
					const sit = async () => {
						for (const [i, { mirror }] of phones.entries())
							if (mirror.seat.player !== names[i]) mirror.seat.sit(names[i] ?? null);
						await whole();
					};
					await whole();
					await sit();
					const marks = new Map<string, number>();
					/** How many of those another player said: on a line that broke, such a fact can count as the player's own. */
					const others = new Map<string, number>();
					for (const { who, what, box, carried } of steps) {
						pass(500);
						const player = names[who]!;
						const { mirror, line } = phones[who]!;
						if (what === 'cut') {
							line.cut();
							phones[who] = phone(links, player, mirror);
						} else if (what === 'save') save();
						else if (what === 'owner') table.record(checks(player, box));
						else {
							const type = {
								check: 'box.checked',
								cross: 'box.crossed',
								clear: 'box.cleared',
								foreign: 'box.checked'
							}[what];
							const whose = what === 'foreign' ? names[(who + 1) % 5]! : player;
							const key = `${type} ${whose} ${box}`;
							marks.set(key, (marks.get(key) ?? 0) + 1);
							if (what === 'foreign') others.set(key, (others.get(key) ?? 0) + 1);
							mirror.say([{ fact: { type, player: whose, box } as never }]);
						}
						links.sync();
						for (let i = 0; i < carried; i++) {
							phones[(who + i) % 5]?.line.deliver('owner');
							phones[(who + i + 2) % 5]?.line.deliver('phone');
						}
						await settle();
					}
					for (let i = 0; i < 4; i++) {
						save();
						links.sync();
						await whole();
						await sit();
					}
					for (const { mirror } of phones) {
						expect(mirror.state).toBe('linked');
						expect(mirror.proposals).toEqual([]);
						expect(mirror.shown?.rows).toEqual(table.rows.map(sealedRow));
					}
					// Every mark is in the journal or was refused, and none is there more often than it was made.
					for (const [key, made] of marks) {
						const [type, player, number] = key.split(' ');
						const found = table.rows.filter(
							(row) =>
								'fact' in row &&
								JSON.stringify(row.fact) === JSON.stringify({ type, player, box: Number(number) })
						);
						const owners = steps.filter(
							({ what, who, box }) =>
								what === 'owner' && type === 'box.checked' && names[who] === player && box === Number(number)
						);
						const refused = phones.flatMap(({ mirror }) =>
							mirror.refused.filter(
								({ said: [one] }) =>
									JSON.stringify(one?.fact) === JSON.stringify({ type, player, box: Number(number) })
							)
						);
						expect(found.length).toBeLessThanOrEqual(made + owners.length);
						const answered = found.length + refused.length;
						expect(answered).toBeGreaterThanOrEqual(Math.max(1, made - (others.get(key) ?? 0)));
					}
				}),
				{ numRuns: tries(20, 300) }
			);
		}
	);
});
