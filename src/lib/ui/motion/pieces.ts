import type { Piece } from './happenings';

/*
 * What moves on the table. An element says what it is by `data-piece`; here it is found after a fact, and moved by
 * transform alone, from somewhere to where it already is: nothing waits for it, and without motion it
 * just lies there.
 */

/** Whether the device asks for stillness. */
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
 * of somebody else (`data-of`) that came in their place are not meant.
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
	changed('band').flatMap((band) =>
		(band as HTMLElement).dataset.shows === 'won' ? [...band.children] : []
	);

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

/** Returns how to get from one place into another, for an element that lies in the first. */
export function into(from: Place, to: Place): string {
	const x = to.left + to.width / 2 - (from.left + from.width / 2);
	const y = to.top + to.height / 2 - (from.top + from.height / 2);
	const scale = Math.min(to.width / from.width, to.height / from.height);
	return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
