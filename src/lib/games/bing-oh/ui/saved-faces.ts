import { saveKept, loadKept } from '$lib/session/kept';
import * as v from 'valibot';
import type { Faces } from '../rules/dice';
import { facesSchema } from '../rules/facts';

const place = ['bing-oh', 'faces'] as const;

/** Saves how the dice of the box on this table look: every later table begins with it. */
export const saveFaces = (faces: Faces): void => {
	void saveKept(...place, faces);
};

/** Returns the faces that were saved last on this device; undefined where there are none. */
export async function savedFaces(): Promise<Faces | undefined> {
	const kept = await loadKept(...place);
	const read = v.safeParse(facesSchema, kept.ok ? kept.value[0] : undefined);
	return read.success ? read.output : undefined;
}
