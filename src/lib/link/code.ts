import { MalformedData } from '$lib/transfer/bytes';
import { packSignal, unpackSignal, type Signal } from './signal';

/** Why a code leads to no table. */
export type NoLink =
	| 'not-a-link'
	| 'other-version'
	| 'garbled'
	| 'an-answer'
	| 'failed'
	| 'impossible'
	| 'timeout';

/** What the text of every such code begins with: this app's links, and the version of their codes. */
const prefix = 'TL1.';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes bytes with the letters that stand in an address as they are (base64url, RFC 4648). */
export function toBase64Url(bytes: Uint8Array): string {
	let text = '';
	for (let i = 0; i < bytes.length; i += 3) {
		const [one = 0, two, three] = bytes.subarray(i, i + 3);
		const bits = (one << 16) | ((two ?? 0) << 8) | (three ?? 0);
		const letters = two === undefined ? 2 : three === undefined ? 3 : 4;
		for (let n = 0; n < letters; n++) text += alphabet.charAt((bits >> (18 - 6 * n)) & 63);
	}
	return text;
}

/** Decodes such a text. Returns undefined if it isn't one. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
	if (text.length % 4 === 1) return undefined;
	const bytes: number[] = [];
	for (let i = 0; i < text.length; i += 4) {
		const part = text.slice(i, i + 4);
		const values = [...part].map((letter) => alphabet.indexOf(letter));
		if (values.includes(-1)) return undefined;
		const bits = values.reduce((sum, value, n) => sum | (value << (18 - 6 * n)), 0);
		bytes.push(...[bits >> 16, (bits >> 8) & 255, bits & 255].slice(0, part.length - 1));
	}
	return Uint8Array.from(bytes);
}

/**
 * Returns the text of a signal's code. With an `address` of the app it is one: a phone's own camera opens it, and what
 * stands after its # is sent to no server.
 */
export const codeOfSignal = (signal: Signal, address?: string): string =>
	`${address === undefined ? '' : `${address}#`}${prefix}${toBase64Url(packSignal(signal))}`;

/** What a text read from a code is. `other-version`: a link's, of an app that is older or newer. */
export type LinkCode =
	| { readonly what: 'signal'; readonly signal: Signal }
	| { readonly what: 'other-version' | 'garbled' | 'none' };

/** Reads the text of a code; `none` where it has nothing to do with links. */
export function readLinkCode(text: string): LinkCode {
	const [, version, body] = /(?:^|#)TL(\d{1,3})\.([\w-]{1,400})$/.exec(text) ?? [];
	if (version === undefined || body === undefined) return { what: 'none' };
	if (version !== '1') return { what: 'other-version' };
	const bytes = fromBase64Url(body);
	if (!bytes) return { what: 'garbled' };
	try {
		return { what: 'signal', signal: unpackSignal(bytes) };
	} catch (error) {
		if (error instanceof MalformedData) return { what: 'garbled' };
		throw error;
	}
}
