import type { LinkState } from './proposals';

/** What was heard so far on a line of a phone. */
export class LineState {
	welcomed = false;
	/** All rows up to now were heard since the line was opened. */
	whole = false;
	faint = false;
	away = false;

	/** Returns how it stands between the phone and the owner. */
	state(open: boolean): LinkState {
		if (!this.whole) return open ? 'greeting' : 'off';
		if (this.faint) return 'faint';
		return this.away ? 'away' : 'linked';
	}
}
