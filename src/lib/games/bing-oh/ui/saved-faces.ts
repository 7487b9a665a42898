import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import * as v from 'valibot';
import type { Faces } from '../rules/dice';
import { facesSchema } from '../rules/facts';

const place = 'bing-oh-dice';

/** Saves how the dice of the box on this table look: every later table begins with it. */
export const saveFaces = (faces: Faces): void => {
	saveLocal(place, JSON.stringify(faces));
};

/** Returns the faces that were saved last on this device; undefined where there are none. */
export function savedFaces(): Faces | undefined {
	try {
		const read = v.safeParse(facesSchema, JSON.parse(loadLocal(place) ?? 'null'));
		return read.success ? read.output : undefined;
	} catch {
		return undefined;
	}
}
