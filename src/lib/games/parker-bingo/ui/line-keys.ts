/**
 * Goes by keyboard among the twelve lines of a card: the arrows lead from line to line, a letter to its column and a
 * digit to its row (while none is named: `open`), and Enter or a space picks. A line that is only passed by is
 * not named.
 */
export function goByKey(event: KeyboardEvent, card: HTMLElement | undefined, open: boolean): void {
	const inputs = [...(card?.querySelectorAll('input') ?? [])];
	const at = inputs.findIndex((input) => input === event.target);
	const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
	const other = !open || event.ctrlKey || event.metaKey;
	const typed = other ? undefined : inputs['BINGO12345'.indexOf(event.key.toUpperCase())];
	const to = by ? inputs[(at + by + inputs.length) % inputs.length] : typed;
	if (to) to.focus();
	else if (event.key === 'Enter') inputs[at]?.click();
	else return;
	event.preventDefault();
}
