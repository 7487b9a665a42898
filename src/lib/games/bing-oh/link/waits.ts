import type { Snapshot } from '$lib/domain/box';
import type { BingOh } from '..';
import { rollerNow, stillToStart } from '../rules/turns';

/** Returns whom the table waits for; nobody while everybody deals or places, or where no chips are kept. */
export function waitsFor({
	context,
	state
}: Pick<Snapshot<BingOh>, 'context' | 'state'>): readonly (string | undefined)[] {
	switch (state) {
		case 'starting':
			return stillToStart(context);
		case 'beginning':
		case 'rolling':
			return [rollerNow(context)?.roller];
		case 'landing':
			return context.queue.slice(0, 1);
		case 'acting':
			return [context.act?.player];
		case 'starring':
			return [context.roll?.player];
		default:
			return [];
	}
}
