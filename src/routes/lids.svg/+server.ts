import { lidSymbols } from '$lib/pages/shelf/lid-symbols';

export const prerender = true;

/** The drawings of all lids, one file for every page. */
export const GET = () => new Response(lidSymbols, { headers: { 'content-type': 'image/svg+xml' } });
