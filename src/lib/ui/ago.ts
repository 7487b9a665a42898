const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns midnight before a moment, in the device's own time. */
function dayOf(at: number): number {
	const date = new Date(at);
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/**
 * Returns how long ago something was, in words: "just now", "12 minutes ago", "yesterday", "3 weeks ago".
 * @param at and `now` in ms since 1970; a clock that was set back makes it "now"
 */
export function ago(at: number, now: number, language: string): string {
	const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
	const passed = Math.max(0, now - at);
	if (passed < minute) return words.format(0, 'second');
	if (passed < hour) return words.format(-Math.floor(passed / minute), 'minute');
	// Counted in nights: what was played last evening was yesterday, not "14 hours ago". Rounded for days of 23 hours.
	const nights = Math.round((dayOf(now) - dayOf(at)) / day);
	if (nights === 0 || passed < 6 * hour) return words.format(-Math.floor(passed / hour), 'hour');
	if (nights < 7) return words.format(-nights, 'day');
	if (nights < 31) return words.format(-Math.floor(nights / 7), 'week');
	if (nights < 365) return words.format(-Math.floor(nights / 30.4), 'month');
	return words.format(-Math.floor(nights / 365), 'year');
}
