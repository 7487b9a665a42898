import { m } from '$lib/i18n';
import type { Trouble } from '$lib/storage/trouble';

const troubles: Record<Trouble['why'], () => string> = {
	denied: () => m.trouble_denied(),
	full: () => m.trouble_full(),
	blocked: () => m.trouble_blocked(),
	outdated: () => m.trouble_outdated(),
	closed: () => m.trouble_closed(),
	failed: () => m.trouble_failed()
};

/** Returns what storage does not do, in one sentence. */
export const troubleSentence = ({ why }: Trouble): string => troubles[why]();
