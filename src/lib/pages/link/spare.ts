import { Peer } from '$lib/device/link/peer';
import { newId } from '$lib/domain/ids';
import { codeOfSignal, readLinkCode } from '$lib/link/code';
import { sdpOfSignal, signalOfSdp } from '$lib/link/signal';

/*
 * How a phone comes back by itself. Over a line that holds, its two ends agree on another one, of which nothing is used
 * yet: a spare. When the line breaks, as it does when a phone is locked or out of reach, the phone begins with the
 * spare, and looks again and again until it finds the other device, which waits for it. No code has to be read.
 */

/** How long (ms) a device waits for the other one to come back, or looks for it. */
const patience = 600_000;
/** How often (ms) it looks. */
const pace = 4000;

/** A number by which the two sides of a spare know each other. */
const newLink = () => Number.parseInt(newId().slice(0, 8), 16);

/**
 * Keeps a spare for a line: `offers` on the one side of it, and not on the other. It ends with the line itself.
 * `told`: whether the other device is being looked for.
 */
export function keepSpare(
	line: Peer,
	offers: boolean,
	told: (looking: boolean) => void = () => undefined
): void {
	let spare: Peer | undefined;
	let over = false;
	const end = () => {
		over = true;
		spare?.close();
	};
	/** The spare takes the place of the line, and is given one of its own. */
	const turn = (next: Peer) => {
		spare = undefined;
		end();
		next.onopen = undefined;
		next.patient = false;
		next.onback = line.onback;
		line.onneed?.(undefined);
		line.onneed = undefined;
		keepSpare(next, offers, told);
		next.onback?.(next);
	};
	const take = (made: Peer) => {
		if (over) {
			made.close();
			return;
		}
		spare = made;
		made.patient = true;
		made.onopen = () => turn(made);
	};
	let looking: ReturnType<typeof setInterval> | undefined;
	let waiting: ReturnType<typeof setTimeout> | undefined;
	line.onneed = (need) => {
		clearInterval(looking);
		clearTimeout(waiting);
		told(need === true && !over && spare !== undefined && !offers);
		if (need === undefined) end();
		if (!need || over || !spare) return;
		waiting = setTimeout(() => line.onneed?.(undefined), patience);
		if (offers) return;
		const look = () => {
			if (navigator.onLine) void spare?.begin().catch(() => undefined);
		};
		look();
		looking = setInterval(look, pace);
	};
	const link = newLink();
	let heard = false;
	line.onaside = (message) => {
		// One of each is all there is to say.
		if (heard || typeof message !== 'string' || message.length > 400) return;
		const read = readLinkCode(message);
		if (read.what !== 'signal' || read.signal.kind !== (offers ? 'answer' : 'offer')) return;
		heard = true;
		const { signal } = read;
		if (offers) {
			if (signal.link === link) void spare?.take(sdpOfSignal(signal));
			return;
		}
		void Peer.prepared(sdpOfSignal(signal)).then(
			({ peer, sdp }) => {
				const answer = signalOfSdp(sdp, { ...signal, kind: 'answer' });
				take(peer);
				if (answer) line.tellAside(codeOfSignal(answer));
			},
			() => undefined
		);
	};
	if (!offers) return;
	void Peer.offer().then(({ peer, sdp }) => {
		const offer = signalOfSdp(sdp, { kind: 'offer', table: 0, link });
		take(peer);
		if (offer) line.tellAside(codeOfSignal(offer));
	});
}
