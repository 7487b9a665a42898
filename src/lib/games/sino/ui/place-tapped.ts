/** How far beside a score space, in px, a thumb still means it. */
const reach = 12;

/**
 * Returns the place of a board that a tap means. Where numbers are only looked at it is the nearest score space, for on a
 * small board they are smaller than a thumb. Undefined where none is near.
 */
export function placeTapped(
	{ target, clientX: x, clientY: y }: MouseEvent,
	board: HTMLElement,
	numbers: boolean
): HTMLElement | undefined {
	if (!(target instanceof Element) || target.closest('.popup')) return undefined;
	if (numbers) return target.closest<HTMLElement>('[data-line], [data-space]') ?? undefined;
	const away = (space: HTMLElement) => {
		const { left, right, top, bottom } = space.getBoundingClientRect();
		return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
	};
	const [first] = [...board.querySelectorAll<HTMLElement>('[data-line]')].toSorted(
		(one, other) => away(one) - away(other)
	);
	return first && away(first) <= reach ? first : undefined;
}
