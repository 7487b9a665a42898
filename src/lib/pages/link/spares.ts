import { Peer } from '$lib/device/link/peer';
import { newId } from '$lib/domain/ids';
import { codeOfSignal, readLinkCode } from '$lib/link/code';
import { sdpOfSignal, signalOfSdp, type Signal } from '$lib/link/signal';

/*
 * How a phone comes back by itself. Over a line that holds, its two ends agree on others, of which nothing is used yet:
 * spares. In each one end waits at an address that the other knows. When the line breaks, as it does when a phone is
 * locked or out of reach, each looks for the other, again and again, until one has found it: of a device that was out of
 * the network no address may be left, but it still knows one. No code has to be read.
 */

/** How long (ms) a device waits for the other one to come back, and looks for it. */
const patience = 600_000;
/** How often (ms) it looks. */
const pace = 4000;
/** Where both spares open at once the two ends have to choose the same one: the second one waits so long (ms) for the first. */
const grace = 1500;
/** So long (ms) after the line has come back by itself the spares are made anew: what broke it may have cost them their addresses. */
const calm = 6000;
/** More is not heard about the spares of one line. */
const mostHeard = 200;

/** A number by which the two sides of a spare know each other. */
const newLink = () => Number.parseInt(newId().slice(0, 8), 16);

/** Keeps the spares of a line; `first` on the one side of it, and not on the other. They end with the line itself. */
export function keepSpares(line: Peer, first: boolean): void {
	/** At these this device waits: the last one that was answered, and an offer that is not yet. */
	let waits: Peer | undefined;
	let offered: { readonly peer: Peer; readonly link: number } | undefined;
	/** With these it looks: the other device may not have heard of the last one’s answer. */
	let looks: readonly Peer[] = [];
	let over = false;
	let heard = 0;
	let broken = false;
	let looking: ReturnType<typeof setInterval> | undefined;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const end = () => {
		over = true;
		for (const spare of [waits, offered?.peer, ...looks]) spare?.close();
	};
	/** Forgets a spare. Returns whether it was one until now. */
	const lose = (spare: Peer): boolean => {
		const had = spare === waits || looks.includes(spare);
		if (spare === waits) waits = undefined;
		looks = looks.filter((one) => one !== spare);
		return had;
	};
	/** A spare takes the place of the line, and is given some of its own. */
	const turn = (next: Peer) => {
		if (over || !lose(next)) return;
		line.onneed?.(undefined);
		line.onneed = undefined;
		next.onopen = next.onclose = undefined;
		next.patient = false;
		next.onback = line.onback;
		next.onlooking = line.onlooking;
		keepSpares(next, first);
		next.onback?.(next);
	};
	const keep = (made: Peer, here: boolean) => {
		made.patient = true;
		made.onclose = () => lose(made);
		made.onopen = () => {
			if (first === here) turn(made);
			else setTimeout(() => turn(made), grace);
		};
	};
	const offer = async () => {
		const { peer, sdp } = await Peer.offer();
		const link = newLink();
		const signal = signalOfSdp(sdp, { kind: 'offer', table: 0, link });
		if (over || !signal) {
			peer.close();
			return;
		}
		offered?.peer.close();
		offered = { peer, link };
		line.tellAside(codeOfSignal(signal));
	};
	const answered = (signal: Signal) => {
		if (signal.link !== offered?.link) return;
		waits?.close();
		waits = offered.peer;
		offered = undefined;
		keep(waits, true);
		void waits.take(sdpOfSignal(signal));
	};
	const answer = async (signal: Signal) => {
		const { peer, sdp } = await Peer.prepared(sdpOfSignal(signal));
		const said = signalOfSdp(sdp, { ...signal, kind: 'answer' });
		if (over || !said) {
			peer.close();
			return;
		}
		keep(peer, false);
		for (const old of looks.slice(0, -1)) old.close();
		looks = [...looks.slice(-1), peer];
		line.tellAside(codeOfSignal(said));
	};
	line.onneed = (need) => {
		clearInterval(looking);
		clearTimeout(waiting);
		line.onlooking?.(need === true && !over && (waits !== undefined || looks.length > 0));
		if (need === undefined) end();
		if (over) return;
		if (!need) {
			if (broken) waiting = setTimeout(() => void offer().catch(() => undefined), calm);
			broken = false;
			return;
		}
		broken = true;
		waiting = setTimeout(() => line.onneed?.(undefined), patience);
		const look = () => {
			if (navigator.onLine) for (const spare of looks) void spare.begin().catch(() => undefined);
		};
		look();
		looking = setInterval(look, pace);
	};
	line.onaside = (message) => {
		if (over || ++heard > mostHeard || typeof message !== 'string' || message.length > 400) return;
		const read = readLinkCode(message);
		if (read.what !== 'signal') return;
		if (read.signal.kind === 'answer') answered(read.signal);
		else void answer(read.signal).catch(() => undefined);
	};
	void offer().catch(() => undefined);
}
