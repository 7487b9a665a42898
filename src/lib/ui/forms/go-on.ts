/** Enter in one of several fields leads to the next one; in the last of them it does what the fields are for. */
export function goOn(
	event: KeyboardEvent & { readonly currentTarget: HTMLInputElement },
	done: () => void
): void {
	if (event.key !== 'Enter') return;
	const field = event.currentTarget;
	const fields = [...(field.closest('ol, ul, dl')?.querySelectorAll('input') ?? [])];
	const next = fields[fields.indexOf(field) + 1];
	if (!next) {
		done();
		return;
	}
	event.preventDefault();
	next.focus();
	next.select();
}
