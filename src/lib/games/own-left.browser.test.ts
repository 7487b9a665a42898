import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Fact } from '$lib/domain/rows';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { ownPhone } from '$lib/ui/link/own.testing';
import { box as bingOh } from './bing-oh';
import BingOhOwn from './bing-oh/link/Own.svelte';
import * as b from './bing-oh/rules/testing';
import { box as cards } from './card-bingo';
import CardsOwn from './card-bingo/link/Own.svelte';
import * as c from './card-bingo/rules/testing';
import { box as quingo } from './quingo';
import QuingoOwn from './quingo/link/Own.svelte';
import * as q from './quingo/rules/testing';
import { box as sino } from './sino';
import SinoOwn from './sino/link/Own.svelte';
import * as s from './sino/rules/testing';

interface Phone {
	readonly box: Box;
	readonly Own: unknown;
	readonly opening: Opening;
	readonly facts?: readonly Fact[];
}
const phones: Readonly<Record<string, Phone>> = {
	'Bing-Oh!': { box: bingOh, Own: BingOhOwn, opening: b.opening() },
	'Card Bingo': { box: cards, Own: CardsOwn, opening: c.opening() },
	Quingo: { box: quingo, Own: QuingoOwn, opening: q.opening(), facts: q.prepared },
	Sino: { box: sino, Own: SinoOwn, opening: s.opening() }
};

it.each(Object.keys(phones))(
	'who has left a table of %s reads so on their phone, until they are back',
	async (name) => {
		const { box, Own, opening, facts = [] } = sure(phones[name]);
		const me = sure(opening.players.at(-1));
		const table = await ownPhone({ Own, box, opening }, me.id, ...facts);
		const words = page.getByText(m.link_you_left());
		expect(words.elements()).toEqual([]);
		const left: Fact & { readonly player: string } = { type: 'player.left', player: me.id };
		expect(table.record(left)).toEqual({ ok: true });
		await expect.element(words).toBeVisible();
		expect(table.undo()).toEqual({ ok: true });
		await expect.element(words).not.toBeInTheDocument();
		await table.close();
	}
);
