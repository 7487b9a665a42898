import { Peer } from '$lib/device/link/peer';
import { newId } from '$lib/domain/ids';
import { codeOfSignal, readLinkCode } from '$lib/link/code';
import { sdpOfSignal, signalOfSdp, type Signal } from '$lib/link/signal';

/*
 * How a phone comes back by itself. Over a line that holds, its two ends agree on others, of which nothing is used yet:
 * spares. In each one end waits at an address that the other knows. When the line breaks, as it does when a phone is
 * locked or out of reach, each looks for the other, again and again, until one has found it: of a device that was out of
 * the network no address may be left, but it still knows one. No code has to be read.
 *
 * The first end alone decides that a spare takes the place of the line, so the two never speak on different ones: the
 * other end hears it from what the first says beside the spare from then on, which is its offer of new spares.
 */

/** How long (ms) a device waits for the other one to come back, and looks for it. */
const patience = 600_000;
/** How often (ms) it looks. */
const pace = 4000;
/**
 * When the line has come back by itself the spares are made anew, for what broke it may have cost them their addresses;
 * and once more so long (ms) after that, when all addresses are there again.
 */
const calm = 6000;
/** More is not heard about the spares of one line. */
const mostHeard = 400;
/** Said beside a spare that has opened: the line is broken here. Any other word would do. */
const broke = 'broke';

/** At `waits` this end waits, with `looks` it looks: the other device may not have heard of the last one’s answer. */
interface Spares {
	readonly waits: Peer | undefined;
	readonly looks: readonly Peer[];
}

/** Returns a number by which the two sides of a spare know each other. */
const newLink = () => Number.parseInt(newId().slice(0, 8), 16);

/**
 * Keeps the spares of a line; `first` on the one side of it, and not on the other. They end with the line itself. Those
 * of the line before are `left` to it until it has some of its own: the other device may be locked again before that.
 */
export function keepSpares(line: Peer, first: boolean, left?: Spares): void {
	let { waits, looks }: Spares = left ?? { waits: undefined, looks: [] };
	/** Not answered yet. */
	let offered: { readonly peer: Peer; readonly link: number } | undefined;
	let over = false;
	let heard = 0;
	let broken = false;
	/** The other end was told since the last look; on two spares at once it would turn twice. */
	let told = false;
	/** This device was out of the network at the last look. */
	let away = false;
	let looking: ReturnType<typeof setInterval> | undefined;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	const all = () => (waits ? [waits, ...looks] : looks);
	const rest = () => {
		clearInterval(looking);
		clearTimeout(waiting);
	};
	const end = () => {
		over = true;
		for (const spare of [offered?.peer, ...all()]) spare?.close();
	};
	/** Forgets a spare. Returns whether it was one until now. */
	const lose = (spare: Peer): boolean => {
		const had = all().includes(spare);
		if (spare === waits) waits = undefined;
		looks = looks.filter((one) => one !== spare);
		return had;
	};
	/** A spare takes the place of the line. Returns whether it does. */
	const turn = (next: Peer): boolean => {
		if (over || !lose(next)) return false;
		over = true;
		rest();
		offered?.peer.close();
		line.onneed = undefined;
		line.onlooking?.(false);
		next.onopen = next.onclose = next.onfaint = undefined;
		next.patient = false;
		next.onback = line.onback;
		next.onlooking = line.onlooking;
		keepSpares(next, first, { waits, looks });
		next.onback?.(next);
		return true;
	};
	/** Where the line is broken, a spare that answers is turned to, or the first end is asked for it. */
	const use = (spare: Peer) => {
		if (!broken || !spare.answers) return;
		if (first) turn(spare);
		else if (!told) told = spare.tellAside(broke);
	};
	const keep = (made: Peer) => {
		made.patient = true;
		made.onclose = () => lose(made);
		made.onaside = (message) => {
			// It has a listener of its own then.
			if (turn(made)) made.onaside?.(message);
		};
		made.onfaint = () => use(made);
		made.onopen = () => use(made);
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
	const renew = () => void offer().catch(() => undefined);
	const answered = (signal: Signal) => {
		if (signal.link !== offered?.link) return;
		waits?.close();
		waits = offered.peer;
		offered = undefined;
		keep(waits);
		void waits.take(sdpOfSignal(signal));
	};
	const answer = async (signal: Signal) => {
		const { peer, sdp } = await Peer.prepared(sdpOfSignal(signal));
		const said = signalOfSdp(sdp, { ...signal, kind: 'answer' });
		if (over || !said) {
			peer.close();
			return;
		}
		keep(peer);
		for (const old of looks.slice(0, -1)) old.close();
		looks = [...looks.slice(-1), peer];
		line.tellAside(codeOfSignal(said));
	};
	line.onneed = (need) => {
		rest();
		line.onlooking?.(need === true && !over && all().length > 0);
		if (need === undefined) end();
		if (over) return;
		if (!need) {
			if (broken) {
				renew();
				waiting = setTimeout(renew, calm);
			}
			broken = false;
			return;
		}
		broken = true;
		waiting = setTimeout(() => line.onneed?.(undefined), patience);
		const look = () => {
			told = false;
			for (const spare of all()) use(spare);
			if (over) return;
			// Back in the network most lines answer by themselves at once; and a spare that was looked with is none any more
			// for who is out of it again before new ones are agreed on.
			const waited = away;
			away = !navigator.onLine;
			if (away || (waited && !line.isLost)) return;
			for (const spare of looks) void spare.begin().catch(() => undefined);
		};
		looking = setInterval(look, pace);
		look();
	};
	line.onaside = (message) => {
		if (over || ++heard > mostHeard || typeof message !== 'string' || message.length > 400) return;
		const read = readLinkCode(message);
		if (read.what !== 'signal') return;
		if (read.signal.kind === 'answer') answered(read.signal);
		else void answer(read.signal).catch(() => undefined);
	};
	for (const spare of all()) keep(spare);
	renew();
}
