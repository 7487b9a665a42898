import { expect, it } from 'vitest';
import { readDraft, readFix, type Draft, type Fix } from './draft';

const drafts: readonly Draft[] = [
	{ what: 'move', at: '1:ana', dice: [0, 4], box: 'wild-5' },
	{ what: 'move', at: '1:ana', dice: [], box: 0 },
	{ what: 'move', at: '1:ana', dice: [2] },
	{
		what: 'pool',
		at: '1',
		dice: [
			[4, 1],
			[20, 0]
		],
		size: 12
	},
	{ what: 'limits', at: '1', limits: { ana: 0, ben: 6 } },
	{ what: 'bonuses', typed: ['11', '', '123456789012'] },
	{ what: 'wilds', player: 'ana', typed: { ana: ['2', '15'], ben: [] } },
	{ what: 'wilds', typed: {} }
];

it.each(drafts.map((draft) => [draft.what, draft] as const))(
	'keeps what is half entered of %s: %j',
	(what, draft) => {
		expect(readDraft(JSON.parse(JSON.stringify(draft)), what)).toEqual(draft);
	}
);

it('is of one kind: what was half entered elsewhere is not taken for it', () => {
	for (const draft of drafts)
		for (const what of ['move', 'pool', 'limits', 'bonuses', 'wilds'] as const)
			expect(readDraft(draft, what) !== undefined).toBe(draft.what === what);
});

it.each<[string, Draft['what'], unknown]>([
	['nothing', 'move', undefined],
	['no die', 'move', { what: 'move', at: '1', dice: [-1] }],
	['half a die', 'move', { what: 'move', at: '1', dice: [0.5] }],
	['a die by its name', 'move', { what: 'move', at: '1', dice: ['0'] }],
	['a sixth wild [Q-2]', 'move', { what: 'move', at: '1', dice: [], box: 'wild-6' }],
	['a move of no turn', 'move', { what: 'move', dice: [] }],
	['a die of seven sides [Q-3]', 'pool', { what: 'pool', at: '1', dice: [[7, 1]], size: 4 }],
	['dice of no size', 'pool', { what: 'pool', at: '1', dice: [] }],
	['a limit below none', 'limits', { what: 'limits', at: '1', limits: { ana: -1 } }],
	['more than a field takes', 'bonuses', { what: 'bonuses', typed: ['1234567890123'] }],
	['numbers for what is typed', 'wilds', { what: 'wilds', typed: { ana: [2] } }],
	['a kind that there is not', 'bonuses', { what: 'bonus', typed: [] }]
])('reads %s as nothing', (_, what, kept) => {
	expect(readDraft(kept, what)).toBeUndefined();
});

const fix: Fix = {
	...{ seq: 4, typed: ['11', ''], dice: [[10, 0]], size: 8, limits: { ana: 3 } },
	...{ player: 'ana', box: 'wild-2', mark: 'box.checked', youngest: '' }
};

it('keeps what is half put right, beside what else is half entered', () => {
	const { box, mark, ...rest } = fix;
	for (const half of [fix, rest, { ...rest, box }, { ...rest, mark }, { ...rest, mark: 'box.crossed' }])
		expect(readFix(JSON.parse(JSON.stringify(half)))).toEqual(half);
	for (const draft of drafts) expect(readDraft({ ...draft, fix }, draft.what)).toEqual(draft);
});

it.each([
	['nothing', undefined],
	['what is put right of no row', { ...fix, seq: undefined }],
	['a row below the first', { ...fix, seq: -1 }],
	['a box that is none [Q-2]', { ...fix, box: 'wild-6' }],
	['a mark that is none', { ...fix, mark: 'box.cleared' }],
	['a die of seven sides [Q-3]', { ...fix, dice: [[7, 1]] }]
])('puts nothing right from %s', (_, kept) => {
	expect(readFix(kept)).toBeUndefined();
});
