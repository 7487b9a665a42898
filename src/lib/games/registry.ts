import type { Room } from '$lib/core/room';
import type { BoxScreens } from './box-screens';

/** A box: its pure rules, and its screens, each loaded when somebody opens it. */
export interface Box {
	room(): Promise<{ readonly room: Room }>;
	screens(): Promise<{ readonly screens: BoxScreens }>;
}

/** One line a box, in the order in which they stand on the shelf. */
export const boxes: Readonly<Record<string, Box>> = {
	'parker-bingo': { room: () => import('./parker-bingo'), screens: () => import('./parker-bingo/screens') },
	quingo: { room: () => import('./quingo'), screens: () => import('./quingo/screens') },
	sino: { room: () => import('./sino'), screens: () => import('./sino/screens') },
	'bing-oh': { room: () => import('./bing-oh'), screens: () => import('./bing-oh/screens') },
	'card-bingo': { room: () => import('./card-bingo'), screens: () => import('./card-bingo/screens') }
};

/** The box of that name, or nothing: names come from addresses and files. */
export const findBox = (name: string): Box | undefined =>
	Object.hasOwn(boxes, name) ? boxes[name] : undefined;

/** The room of that name, fetched when it is not here yet. */
export const findRoom = async (name: string): Promise<Room | undefined> =>
	(await findBox(name)?.room())?.room;
