/** What can have the focus by Tab. */
const focusable =
	'button:enabled, a[href], input:enabled, select:enabled, summary, [tabindex="0"]:not(:disabled)';
/** Whatever is lost in one of these is looked for in it first. */
const parts = 'main, footer, header, dialog';
/**
 * Where the focus is when what had it has gone, or is about to be where it can do no more: another view begins at its
 * heading.
 */
const nowhere = 'body, h1, :disabled';
/** What a table is played on with. */
const act = '.dock:has(.undo) .main-act';
/** Where a view that asks for a choice begins. */
const begin = '[data-begin] :is(input, button)';
/** A key pressed again within this time (ms) of the focus going elsewhere was meant for what had it before. */
const doubled = 300;

/** Safari can be asked for that in one call only from 17.4. */
const visible = (element: Element): boolean =>
	!!element.getClientRects()[0] && getComputedStyle(element).visibility === 'visible';

/** Returns the first of them; of a choice that was made already, what was chosen. */
function first(within: ParentNode, what: string): HTMLElement | undefined {
	const found = [...within.querySelectorAll<HTMLElement>(what)].find(visible);
	if (!(found instanceof HTMLInputElement) || found.type !== 'radio') return found;
	return within.querySelector<HTMLElement>(`[name="${found.name}"]:checked`) ?? found;
}

/**
 * Keeps the focus of a player at the keyboard from falling off the page: when the button that was pressed is gone,
 * it goes to the nearest control that stands (to the main action from what is marked `data-act`), else to what is marked
 * `data-begin`, else back to where it was before, else to the main action, else to the heading. From the dock it goes to
 * what is marked `data-begin`, else to the main action, and to undo or redo only from there. A page that was left for
 * another one is left alone; at a table the first Tab goes to what is marked `data-begin`, else to the main action.
 */
export function keepFocus(): void {
	let path: readonly Element[] = [];
	let recent: readonly HTMLElement[] = [];
	let address = '';
	let keyed = false;
	let calm = 0;
	/** What had the focus may go later than the key, once something is saved or fetched. */
	const later = new MutationObserver(() => {
		if (document.activeElement === document.body && !path[0]?.isConnected) requestAnimationFrame(check);
	});

	function nearest(): HTMLElement | null | undefined {
		const top = document.querySelector('dialog[open]') ?? document;
		// The hand that did it once more stays there, also where there is nothing more of it.
		const redo = path[0]?.matches('.redo') && top.querySelector<HTMLElement>('.dock .redo');
		if (redo) return redo;
		const next = first(top, path[0]?.matches('.undo') ? '.dock .undo' : act);
		const part = path.findIndex((element) => element.matches(parts));
		const asked = path[0]?.matches('.undo') ? undefined : first(top, begin);
		const stays = path[part]?.matches('.dock') && (asked ?? next ?? first(top, '.dock .main-act'));
		if (stays) return stays;
		return (
			path
				.slice(0, part + 1)
				.map((element) =>
					visible(element)
						? !element.matches('.dock') && (first(element, begin) ?? first(element, focusable))
						: element.matches('[data-act]') && next
				)
				.find(Boolean) ||
			asked ||
			recent.find((one) => visible(one) && top.contains(one) && !one.matches('.undo')) ||
			next ||
			top.querySelector<HTMLElement>('h1, h2')
		);
	}

	function check() {
		const now = document.activeElement ?? document.body;
		const lost = now.matches(nowhere) || !visible(now);
		if (!keyed || !lost || !path[0] || location.href !== address) return;
		const target = nearest();
		// The next view is still being fetched.
		if (!target) return;
		// Only a heading has none.
		if (target.tabIndex < 0) target.tabIndex = -1;
		target.style.visibility = 'visible';
		target.focus();
		target.style.visibility = '';
		calm = performance.now() + doubled;
	}

	document.addEventListener(
		'focusin',
		({ target }) => {
			if (!(target instanceof HTMLElement) || target.matches(nowhere)) return;
			address = location.href;
			calm = 0;
			path = [];
			for (let at: Element | null = target; at; at = at.parentElement) path = [...path, at];
			recent = [target, ...recent.filter((element) => element !== target && element.isConnected)];
		},
		true
	);
	document.addEventListener(
		'keydown',
		(event) => {
			const { key } = event;
			keyed = true;
			// After the link that skips the bar the content comes first.
			const begun =
				key === 'Tab' && !location.hash && address !== location.href && first(document, `${begin}, ${act}`);
			if (begun) begun.focus();
			if (begun || (/^(Enter| )$/.test(key) && event.timeStamp < calm)) event.preventDefault();
		},
		true
	);
	document.addEventListener(
		'pointerdown',
		() => {
			keyed = false;
			later.disconnect();
		},
		true
	);
	// What a key does is drawn before the next frame.
	document.addEventListener(
		'keyup',
		({ key }) => {
			// Tab takes no control away: past the last one it leaves the page, or begins again at its top.
			if (key === 'Tab') return;
			requestAnimationFrame(check);
			later.observe(document.body, { childList: true, subtree: true });
		},
		true
	);
}
