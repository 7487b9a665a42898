/** How far beside a score space, in px, a tap still means it. */
const reach = 12;
/** How large a thumb is, in px: beside a space that is smaller, a tap means it by as much as is missing. */
const thumb = 56;

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
	const near = [...board.querySelectorAll<HTMLElement>('[data-line]')].flatMap((space) => {
		const { left, right, top, bottom, width, height } = space.getBoundingClientRect();
		const [across, down] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
		const means = across <= Math.max(reach, thumb - width) && down <= Math.max(reach, thumb - height);
		return means ? [{ space, away: Math.hypot(across, down) }] : [];
	});
	return near.toSorted((one, other) => one.away - other.away)[0]?.space;
}
