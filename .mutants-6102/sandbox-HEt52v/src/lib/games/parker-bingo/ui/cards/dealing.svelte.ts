// @ts-nocheck
import { dealAhead } from '../../rules/card-set';

/** Milliseconds in which cards are dealt in one go: half a frame, so that the screen goes on answering. */
const slice = 8;

/** Deals the first `count` cards of a set ahead in small slices, until `signal` is aborted. */
export async function dealSlowly(seed: string, count: number, signal: AbortSignal): Promise<void> {
	for (;;) {
		const since = performance.now();
		if (dealAhead(seed, count, () => performance.now() - since > slice)) return;
		await new Promise((rest) => setTimeout(rest));
		if (signal.aborted) return;
	}
}
