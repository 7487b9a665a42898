import { m } from '$lib/i18n';
import type { Kind } from '../scoring';

const kinds: Readonly<Record<Kind, () => string>> = {
	bingo: m.parker_kind_bingo,
	centre: m.parker_kind_centre,
	double: m.parker_kind_double,
	'double-centre': m.parker_kind_double_centre
};

/** What kind of bingo it is, as in "Double centre bingo". [PB-16] [PB-17] [PB-18] [PB-19] */
export const kindName = (kind: Kind): string => kinds[kind]();
