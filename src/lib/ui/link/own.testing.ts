import '../../../app.css';
import { createRawSnippet, type Component } from 'svelte';
import { render } from 'vitest-browser-svelte';
import { expect } from 'vitest';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Fact } from '$lib/domain/rows';
import { language } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import type { OwnProps } from './own';

/** Loses the link of the phone that is shown, or brings it back. */
export let setLive: (live: boolean) => Promise<void>;

/** Tells the phone that is shown who its player turned out to be. */
export let setPlayer: (player: string) => Promise<void>;

/** Tells the phone that is shown what another player has taken or said. */
export let setHeld: (held: OwnProps['held']) => Promise<void>;

/** Tells the phone that is shown what the table has of its player's. */
export let setStands: (stands: OwnProps['stands']) => Promise<void>;

/** Tells the phone that is shown what it has sent and got no answer to. */
export let setUnanswered: (unanswered: unknown) => Promise<void>;

/** Tells the phone that is shown that the table waved off what it shouted. */
export let setOff: () => Promise<void>;

/** Makes the screen of the phone anew, as after a look at the table, with what was told before. */
export let showAgain: () => Promise<void>;

/** The same, where something happens while it is not shown; whose phone it is then. */
export let hideWhile: (happens: () => void, player?: string) => Promise<void>;

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }));

/** Shows the own screen of a player, in English, at a table of its box where these facts were told; the test closes it. */
export async function ownPhone(
	{
		Own,
		box,
		opening,
		say = () => undefined
	}: { readonly Own: unknown; readonly box: Box; readonly opening: Opening; readonly say?: OwnProps['say'] },
	player: string,
	...facts: readonly Fact[]
): Promise<Table> {
	language.set('en');
	await language.need('link');
	const table = await Table.create(box, opening);
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	let props = {
		...{ table, player, live: true, say, held: undefined as OwnProps['held'] },
		...{ stands: undefined as OwnProps['stands'], unanswered: undefined as unknown },
		...{ chip: nothing, menu: nothing, foot: nothing }
	};
	let shown = await render(Own as Component<OwnProps>, props);
	setLive = (live) => shown.rerender({ live: (props = { ...props, live }).live });
	setPlayer = (player) => shown.rerender({ player: (props = { ...props, player }).player });
	setHeld = (held) => shown.rerender({ held: (props = { ...props, held }).held });
	setStands = (stands) => shown.rerender({ stands: (props = { ...props, stands }).stands });
	setUnanswered = (unanswered) =>
		shown.rerender({ unanswered: (props = { ...props, unanswered }).unanswered });
	setOff = () => shown.rerender({ off: {} });
	showAgain = () => hideWhile(() => undefined);
	hideWhile = async (happens, now = props.player) => {
		await shown.unmount();
		happens();
		props = { ...props, player: now };
		shown = await render(Own as Component<OwnProps>, props);
	};
	return table;
}
