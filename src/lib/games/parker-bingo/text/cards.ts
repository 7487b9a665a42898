import { m } from '$lib/i18n';
import { tileName } from './names';
import type { CardRefusal } from '../rules/card-set';
import type { CoverRefusal } from '../rules/covers';

type Refusal = CardRefusal | CoverRefusal | { readonly why: 'first-after-last' };

/** Returns why there is no such set, card, range or cover, in one sentence. */
export function cardSentence(refusal: Refusal): string {
	switch (refusal.why) {
		case 'seed-missing':
			return m.parker_cards_no_seed_missing();
		case 'seed-too-long':
			return m.name_refused_long({ most: String(refusal.most), length: String(refusal.length) });
		case 'seed-character':
			return m.parker_cards_no_seed_character({ character: refusal.character });
		case 'not-a-set-size':
			return m.parker_cards_no_size({ most: String(refusal.most) });
		case 'not-in-the-set':
			return m.parker_cards_no_serial({ size: String(refusal.size) });
		case 'first-after-last':
			return m.parker_cards_no_order();
		case 'centre-is-free':
			return m.parker_cards_no_centre_is_free();
		case 'lost-this-round':
			return m.parker_cards_no_lost_this_round({ tile: tileName(refusal.number) });
	}
}
