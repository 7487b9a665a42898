import { lidSymbols } from '$lib/pages/shelf/lid-symbols';
import type { Handle } from '@sveltejs/kit';

/** Puts the drawings of the lids into the frame of each page: there is no server, so this is asked when pages are built. */
export const handle: Handle = ({ event, resolve }) =>
	resolve(event, { transformPageChunk: ({ html }) => html.replace('%lids%', lidSymbols) });
