/** What can have the focus by Tab. */
const focusable =
	'button:not([disabled]), a[href], input:not([disabled]), select:not([disabled]), summary, [tabindex="0"]';
/** Whatever is lost in one of these is looked for in it first. */
const parts = 'main, footer, header, dialog';
/** As many places as are worth going back to. */
const remembered = 8;

const visible = (element: Element): boolean =>
	element.isConnected && element.checkVisibility({ visibilityProperty: true });

/**
 * Keeps the focus of whoever plays by keyboard from falling off the page: when the button that was pressed is gone,
 * it goes to the nearest control that stands, else back to where it was before, else to the heading. A page that
 * was left for another one is left alone. Returns what stops it.
 */
export function keepFocus(): () => void {
	let path: readonly Element[] = [];
	let recent: readonly HTMLElement[] = [];
	let address = '';
	let keyed = false;

	function nearest(): HTMLElement | null {
		const part = path.findIndex((element) => element.matches(parts));
		for (const element of path.slice(1, part + 1)) {
			if (!visible(element)) continue;
			const inside = [...element.querySelectorAll<HTMLElement>(focusable)].find(visible);
			if (inside) return inside;
		}
		const top = document.querySelector('dialog[open]') ?? document;
		return (
			recent.find((one) => visible(one) && top.contains(one)) ?? top.querySelector<HTMLElement>('h1, h2')
		);
	}

	function check() {
		const now = document.activeElement;
		const lost = now === null || now === document.body || !visible(now);
		if (!keyed || !lost || path.length === 0 || location.href !== address) return;
		const target = nearest();
		if (!target) return;
		if (!target.matches(focusable)) target.tabIndex = -1;
		target.focus();
	}

	const stop = new AbortController();
	const listen = { signal: stop.signal, capture: true };
	document.addEventListener(
		'focusin',
		({ target }) => {
			if (!(target instanceof HTMLElement)) return;
			address = location.href;
			path = [];
			for (let at: Element | null = target; at; at = at.parentElement) path = [...path, at];
			recent = [target, ...recent.filter((element) => element !== target)].slice(0, remembered);
		},
		listen
	);
	document.addEventListener('keydown', () => (keyed = true), listen);
	document.addEventListener('pointerdown', () => (keyed = false), listen);
	// What a key does is drawn before the next frame.
	document.addEventListener(
		'keyup',
		({ key }) => {
			// Tab takes no control away: past the last one it leaves the page, or begins again at its top.
			if (key !== 'Tab') requestAnimationFrame(check);
		},
		listen
	);
	return () => stop.abort();
}
