import type { Wire } from './wire';

interface End extends Wire {
	readonly inbox: string[];
	open: boolean;
}

/** Returns two ends of a line in memory. What is sent waits until `deliver` carries it over. */
export function wirePair(): {
	readonly owner: Wire;
	readonly phone: Wire;
	/** Carries one message in one direction, if there is one. */
	deliver(to: 'owner' | 'phone'): boolean;
	/** Cuts the line: what is under way is lost, and both sides are told. */
	cut(): void;
	readonly waiting: number;
} {
	const end = (): End => ({
		...{ inbox: [], open: true, onmessage: undefined, onclose: undefined, onfaint: undefined },
		send: () => undefined,
		close: () => undefined
	});
	const ends = { owner: end(), phone: end() };
	const closed = (by: End, other: End) => () => {
		if (!by.open) return;
		by.open = false;
		// What was sent before is still read; then the line ends.
		other.inbox.push('\0closed');
	};
	ends.owner.send = (text) => {
		if (ends.owner.open) ends.phone.inbox.push(text);
	};
	ends.phone.send = (text) => {
		if (ends.phone.open) ends.owner.inbox.push(text);
	};
	ends.owner.close = closed(ends.owner, ends.phone);
	ends.phone.close = closed(ends.phone, ends.owner);
	return {
		...ends,
		deliver(to) {
			const text = ends[to].inbox.shift();
			if (text === undefined) return false;
			if (!ends[to].open) return true;
			if (text === '\0closed') {
				ends[to].open = false;
				ends[to].onclose?.();
			} else ends[to].onmessage?.(text);
			return true;
		},
		cut() {
			for (const one of [ends.owner, ends.phone]) {
				one.inbox.length = 0;
				if (!one.open) continue;
				one.open = false;
				one.onclose?.();
			}
		},
		get waiting() {
			return ends.owner.inbox.length + ends.phone.inbox.length;
		}
	};
}
