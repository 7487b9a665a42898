// @ts-nocheck
import * as v from 'valibot';

// A device's storage is read like a file: what is in it may be damaged, or written by another version of the app.

/** Returns a stored value if it fits its schema, else undefined. A damaged value stays in storage as it is. */
export const intact = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferInput<S> | undefined =>
	v.is(schema, value) ? value : undefined;

/** Returns the stored values that fit a schema. Damaged ones are left out, and stay in storage as they are. */
export const onlyIntact = <S extends v.GenericSchema>(
	schema: S,
	values: readonly unknown[]
): v.InferInput<S>[] => values.filter((value) => v.is(schema, value));

/** A moment in ms since 1970 that a `Date` can hold. */
export const momentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
