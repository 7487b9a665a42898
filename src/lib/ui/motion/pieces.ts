import type { Piece } from './happenings';

/*
 * What moves on the table. An element says what it is by `data-piece`; here it is found after a fact, and moved by
 * transform alone, from somewhere to where it already is: nothing waits for it, and without motion it
 * just lies there.
 */

/** Returns whether the device asks for stillness. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Motion {
	readonly from: readonly Keyframe[];
	/** Milliseconds, and between one piece and the next. */
	readonly duration: number;
	readonly apart: number;
	readonly easing?: string;
}

/** All end where the piece lies, within 700 ms of the fact however many pieces there are. */
const motions: Record<Exclude<Piece, 'ball'>, Motion> = {
	die: {
		from: [
			{ transform: 'translateY(-18%) rotate(-200deg) scale(0.82)' },
			{ transform: 'translateY(0) rotate(14deg) scale(1.04)', offset: 0.72 }
		],
		duration: 260,
		apart: 30
	},
	card: { from: [{ transform: 'perspective(900px) rotateY(58deg)' }], duration: 200, apart: 60 },
	chip: { from: [{ transform: 'translateY(-30%) scale(1.3)' }], duration: 160, apart: 40 },
	band: { from: [{}, { transform: 'translateY(-18%) scale(1.06)', offset: 0.4 }], duration: 240, apart: 80 }
};
const latest = 700;

/** What each piece showed when it was last looked at, and whose it was. */
const seen = new WeakMap<Element, { readonly shows: string; readonly of: string | undefined }>();

/**
 * Returns the pieces of a kind that show something else than when this was last asked, or are new on the screen: those
 * of another player (`data-of`) that came in their place are not meant.
 */
export function changed(piece: Piece): readonly Element[] {
	const all = [...document.querySelectorAll<HTMLElement>(`[data-piece='${piece}']`)];
	return all.filter((element) => {
		const { shows = element.textContent, of } = element.dataset;
		const was = seen.get(element);
		seen.set(element, { shows, of });
		return was ? was.of === of && was.shows !== shows : of === undefined;
	});
}

/** Returns the boxes of the bands that have become full. */
export const filled = (): readonly Element[] =>
	changed('band').flatMap((band) => (band.getAttribute('data-shows') === 'won' ? [...band.children] : []));

/** Lets pieces tumble, turn, land or hop, one after the other. */
export function move(piece: Exclude<Piece, 'ball'>, elements: readonly Element[]): void {
	const { from, duration, apart, easing = 'cubic-bezier(0.2, 0.9, 0.3, 1)' } = motions[piece];
	const gap = Math.min(apart, (latest - duration) / Math.max(1, elements.length - 1));
	for (const [i, element] of elements.entries())
		element.animate([...from, {}], {
			...{ duration, delay: i * gap, easing, fill: 'backwards' },
			// A piece that lies askew tumbles into just that.
			composite: 'add'
		});
}

/** Where something lies on the screen. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Returns how something as large as `from` that lies at `at` gets into the middle of `to`, no larger than that. */
function into(at: Place, from: Place, to: Place): string {
	const x = to.left + to.width / 2 - (at.left + from.width / 2);
	const y = to.top + to.height / 2 - (at.top + from.height / 2);
	const scale = Math.min(to.width / from.width, to.height / from.height);
	return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/**
 * Lets the ball before shrink into the row of those before, where its number stands already. It goes under the new
 * ball, which can be read from its first frame.
 */
export function travel(): void {
	const ball = document.querySelector<HTMLElement>("[data-piece='ball']");
	const last = document.querySelector<HTMLElement>("[data-piece='before']");
	if (!ball || !last) return;
	const from = ball.getBoundingClientRect();
	const { backgroundColor, color, borderRadius } = getComputedStyle(ball);
	const ghost = document.createElement('span');
	ghost.setAttribute('aria-hidden', 'true');
	ghost.textContent = last.dataset.shows ?? '';
	Object.assign(ghost.style, {
		...{ position: 'absolute', left: '0', top: '0', width: `${from.width}px`, height: `${from.height}px` },
		...{ display: 'grid', placeContent: 'center', pointerEvents: 'none' },
		...{ backgroundColor, color, borderRadius, lineHeight: '1', fontWeight: '700' },
		fontSize: `${Math.min(from.width, from.height) * 0.6}px`
	});
	// In the ball's own place and before it, so that it lies under it.
	ball.before(ghost);
	const at = ghost.getBoundingClientRect();
	const way = [
		{ transform: into(at, from, from) },
		{ opacity: 1, offset: 0.6 },
		{ transform: into(at, from, last.getBoundingClientRect()), opacity: 0 }
	];
	const gone = () => ghost.remove();
	ghost.animate(way, { duration: 280, easing: 'ease-in-out', fill: 'both' }).finished.then(gone, gone);
}
