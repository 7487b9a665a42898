import { awaySentence } from '$lib/ui/feedback/sentences';
import { language, m } from '$lib/i18n';
import { entryOf } from '$lib/domain/sure';
import { figure } from '$lib/i18n/figure';
import { listed } from '$lib/i18n/listed';
import type { NoLink } from '$lib/link/code';
import type { Stayed } from '$lib/link/giving';
import type { LinkedPhone } from '$lib/link/phones';
import type { LinkState, Refused } from '$lib/link/proposals';
import type { Table } from '$lib/session/table.svelte';
import type { phone } from './phone.svelte';

type Phone = typeof phone;

const links: Readonly<Record<NoLink, () => string>> = {
	'not-a-link': m.link_not_a_link,
	'other-version': m.link_other_version,
	garbled: m.link_garbled,
	'an-answer': m.link_an_answer,
	failed: m.link_failed,
	impossible: m.link_impossible,
	timeout: m.link_timeout
};
/** Returns why a code leads to no table. */
export const linkSentence = (why: NoLink): string => links[why]();

const closings: Readonly<Record<string, () => string>> = {
	full: m.link_full,
	replaced: m.link_replaced,
	ended: m.link_ended,
	'other-table': m.link_owner_left,
	moved: m.link_moved_somewhere,
	newer: m.play_newer,
	'unknown-box': m.backup_no_newer
};
/** Returns why the other device closed the link; what went wrong between the devices is one sentence. `to`: whose device has the table now. */
export const closedSentence = (why: string, to?: string): string =>
	why === 'moved' && to !== undefined
		? m.link_moved({ name: to })
		: ((Object.hasOwn(closings, why) ? closings[why] : m.link_misunderstood)?.() ?? '');

/** After so long (ms) a time of day says too little. */
const evening = 12 * 3_600_000;

const states: Readonly<Record<Exclude<LinkState, 'off'>, () => string>> = {
	greeting: m.link_chip_greeting,
	faint: m.link_chip_faint,
	away: m.link_chip_away,
	linked: m.link_chip_linked
};
/** Returns how it stands between a phone and the other device; `waiting`: how much said here has no answer yet. */
export function stateSentence({
	state,
	looking,
	closed,
	movedTo,
	waiting,
	heard
}: Pick<Phone, 'state' | 'looking' | 'closed' | 'movedTo' | 'waiting' | 'heard'>): string {
	if (state === 'linked' && waiting > 0) return m.link_chip_waiting({ count: waiting });
	if (state !== 'off') return states[state]();
	if (closed === 'moved') return closedSentence('moved', movedTo);
	if (heard === undefined) return looking ? m.link_chip_looking() : m.link_chip_off();
	const time = timeText(heard);
	return looking ? m.link_chip_looking_at({ time }) : m.link_chip_off_at({ time });
}

/** Returns a time of day (ms since 1970), with its day where that was hours ago. */
const timeText = (at: number): string =>
	new Intl.DateTimeFormat(language.inRegion, {
		timeStyle: 'short',
		...(Date.now() - at > evening && { dateStyle: 'short' })
	}).format(at);

const refusals: Readonly<Record<string, () => string>> = {
	'not-your-seat': m.refused_not_your_seat,
	'only-looking': m.link_only_looking,
	'table-is-asked': m.link_table_is_asked,
	'too-late': m.link_too_late,
	'no-seat': m.link_no_seat,
	'waved-off': m.link_no_bingoh,
	'other-table': m.link_said_before,
	'seat-taken': m.link_seat_taken,
	'no-such-player': m.seat_no_such_player,
	'other-version': m.link_other_version,
	'already-at-the-table': m.link_name_taken,
	'partners-are-set': m.link_pairs_fixed,
	'not-a-fact': m.link_bad_name,
	away: m.link_away,
	// A round is begun at the table, and not here.
	'round-is-closed': m.link_round_over,
	over: m.link_table_over,
	'not-linked': m.link_not_linked
};
/** Returns why the owner refused something, where the reason is a link's, or has other words on a phone; else undefined. */
export const refusedSentence = (why: string): string | undefined =>
	Object.hasOwn(refusals, why) ? refusals[why]?.() : undefined;

/** Returns which points came too late for their round; undefined for anything else that was refused. */
export function lateSentence({ fill, refusal }: Pick<Refused, 'fill' | 'refusal'>): string | undefined {
	const [round, points] = [entryOf(fill, 'round'), entryOf(fill, 'points')];
	if (refusal.why !== 'too-late' || typeof points !== 'number') return undefined;
	return m.link_points_late({ round: String(round), points: figure(points) });
}

/** Returns who shares each total, in seating order: partners have one. */
export function sidesAt({ outcome: { scores }, opening }: Pick<Table, 'outcome' | 'opening'>) {
	const pairs: unknown = entryOf(opening, 'partners');
	const sides = scores.map(({ player }) => {
		const pair: unknown = Array.isArray(pairs) ? pairs.find((one) => isOf(one, player)) : undefined;
		return scores.filter((one) => one.player === player || isOf(pair, one.player));
	});
	return sides.filter((side, i) => side[0] === scores[i]);
}

export const sideName = (side: readonly { readonly name: string }[]): string =>
	side.map(({ name }) => name).join(' + ');

/** Returns what is half typed at the table, by whose it is; empty where nothing is. Partners have one total. */
export function halfTypedSentence(
	table: Pick<Table, 'outcome' | 'opening'>,
	typed: Readonly<Record<string, string>> | undefined
): string {
	if (!typed) return '';
	const all = sidesAt(table).flatMap((side) => {
		const what = side.map(({ player }) => typed[player]).find((one) => one !== undefined);
		const name = sideName(side);
		return what === undefined ? [] : /^-?\d+$/.test(what) ? `${name} ${figure(Number(what))}` : name;
	});
	return all.length > 0 ? m.link_half_typed_of({ what: listed(all) }) : m.link_half_typed();
}
const isOf = (pair: unknown, player: string) => Array.isArray(pair) && pair.includes(player);

const reasons: Readonly<Record<Stayed, () => string>> = {
	declined: m.link_stayed_declined,
	lost: m.link_stayed_lost,
	unsaved: m.link_stayed_unsaved,
	damaged: m.hand_over_damaged
};
/** Returns why a table that was to go to another device has stayed. */
export const stayedSentence = (why: Stayed): string => reasons[why]();

/** Returns whose phones are not linked any more. */
export function goneSentence({ outcome }: Pick<Table, 'outcome'>, gone: readonly LinkedPhone[]): string {
	const names = outcome.scores.flatMap(({ player, name }) =>
		gone.some((one) => one.player === player) ? name : []
	);
	return names.length > 0 ? m.link_gone({ names: listed(names) }) : m.link_gone_looking();
}

/** Returns why no phone can join here; `away`: when the table went to another device (ms since 1970). */
export const watchedSentence = (giving: boolean, away: number | undefined): string => {
	if (giving) return m.link_giving();
	return away === undefined ? m.refused_watching() : awaySentence(away);
};
