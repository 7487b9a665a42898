// @ts-nocheck
import type { Happenings } from '$lib/ui/motion/happenings';
import type { AnyGame } from '..';

/** A round is written, as with a pencil. */
export const happenings: Happenings<AnyGame> = { 'round.scored': () => 'mark' };
