import { m } from '$lib/i18n';
import type { NameRefusal } from './seats.svelte';

/** Returns why a person cannot sit down at a table being set up, in one sentence. */
export function seatSentence(refusal: NameRefusal): string {
	switch (refusal.why) {
		case 'name-empty':
			return m.new_no_empty();
		case 'name-too-long':
			return m.name_refused_long({ length: String(refusal.length), most: String(refusal.most) });
		case 'same-name':
			return m.new_no_same({ name: refusal.name });
		case 'too-many':
			return m.seat_no_room({ name: refusal.name, most: String(refusal.most) });
	}
}
