import { pendingTables } from './pending';
import { locks } from './tabs';

/** The Web Lock that every page holds, in shared mode, as long as storage refuses something of it. */
const lockName = 'not-saved';

/** What storage refused, by name. */
const refused = new Set<string>();
let release: (() => void) | undefined;

/** Notes whether storage refuses what goes by a name. A lock tells the other pages: a new version waits for this one. */
export function noteRefused(name: string, is: boolean): void {
	if (is) refused.add(name);
	else refused.delete(name);
	if (refused.size === 0) {
		release?.();
		release = undefined;
	} else if (!release) {
		const held = new Promise<void>((resolve) => (release = resolve));
		// A page that is being closed rejects: nothing is held then.
		locks()
			?.request(lockName, { mode: 'shared' }, () => held)
			.catch(() => undefined);
	}
}

/** Returns whether this page holds anything that would go with it: refused by storage, or still on its way. */
export const pendingHere = (): boolean => refused.size > 0 || pendingTables().length > 0;

/** Returns whether any page of the app holds something that storage refused; false where the browser has no locks. */
export async function pendingAnywhere(): Promise<boolean> {
	if (pendingHere()) return true;
	try {
		const { held = [] } = (await locks()?.query()) ?? {};
		return held.some(({ name }) => name === lockName);
	} catch {
		return false;
	}
}
