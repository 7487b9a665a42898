import * as v from 'valibot';
import { keep, recall } from '$lib/device/keep';
import type { Faces } from './dice';
import { facesSchema } from './facts';

const place = 'bing-oh-dice';

/** How the dice of the box on this table look: said once, and every later table begins with it. */
export const keepFaces = (faces: Faces): void => {
	keep(place, JSON.stringify(faces));
};

/** The faces that were said last on this device, if any were. */
export function keptFaces(): Faces | undefined {
	try {
		const read = v.safeParse(facesSchema, JSON.parse(recall(place) ?? 'null'));
		return read.success ? read.output : undefined;
	} catch {
		return undefined;
	}
}
