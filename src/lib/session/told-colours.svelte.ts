import type { Colours } from './from-roster';

/** The colours of people whom another device knows, while this one follows its table: by the ids they have there. */
class ToldColours {
	all = $state.raw<Colours>({});
}
export const toldColours = new ToldColours();
