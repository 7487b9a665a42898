/**
 * Enter in one of several fields leads to the next empty one. Where none is left it does what the fields are for, or
 * leads to the main button. Counts are never empty: there it leads to each of them in turn.
 */
// @ts-nocheck

export function goOn(
	event: KeyboardEvent & { readonly currentTarget: HTMLInputElement },
	done?: () => void,
	counts = false
): void {
	if (event.key !== 'Enter' || event.repeat) return;
	event.preventDefault();
	const field = event.currentTarget;
	const fields = [...(field.closest('ol, ul, dl')?.querySelectorAll('input') ?? [])];
	const at = fields.indexOf(field);
	const next = counts
		? fields[at + 1]
		: [...fields.slice(at + 1), ...fields.slice(0, at)].find(({ value }) => value.trim() === '');
	if (next) {
		next.focus();
		next.select();
	} else if (done) done();
	else (field.closest('dialog') ?? document).querySelector<HTMLElement>('.main-act')?.focus();
}
