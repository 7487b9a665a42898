import type { Colours } from '$lib/session/from-roster';
import { personColours } from '$lib/storage/roster';

/** Returns the colours that another device has told; one of a newer app is none. */
export const coloursTold = (told: Readonly<Record<string, string>>): Colours =>
	Object.fromEntries(
		Object.entries(told).flatMap(([id, colour]) =>
			personColours.filter((one) => one === colour).map((one) => [id, one])
		)
	);
