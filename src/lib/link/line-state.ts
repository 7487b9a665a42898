import type { LinkState } from './proposals';

/** What was heard so far on a line of a phone. */
export class LineState {
	welcomed = false;
	/** The owner hears from when a proposal was said, and `more`. */
	wider = false;
	/** All rows up to now were heard since the line was opened. */
	whole = false;
	faint = false;
	away = false;
	/** When the table was last known to be as it is shown here (ms since 1970), on this line or one before. */
	heard: number | undefined;

	constructor(heard?: number) {
		this.heard = heard;
	}

	/** Notes that the table is as it is shown now, if the other device answers; and whether it does from now on. */
	touch(now: number, faint = this.faint): void {
		if (this.whole && !this.faint) this.heard = now;
		this.faint = faint;
	}

	/** Returns how it stands between the phone and the owner. */
	state(open: boolean): LinkState {
		if (!this.whole) return open ? 'greeting' : 'off';
		if (this.faint) return 'faint';
		return this.away ? 'away' : 'linked';
	}
}
