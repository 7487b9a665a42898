/** What came of reading any file. */
// @ts-nocheck

export type FileText =
	| { readonly ok: true; readonly text: string }
	/** More bytes than allowed, compressed or not; incomplete or no text; or this browser cannot decompress. */
	| { readonly ok: false; readonly why: 'too-much' | 'not-whole' | 'cannot-decompress' };

/** Compresses a text as gzip. Returns undefined where the browser cannot. */
export async function compress(text: string): Promise<Blob | undefined> {
	if (typeof CompressionStream === 'undefined') return undefined;
	return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

async function isCompressed(file: Blob): Promise<boolean> {
	const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
	return first === 0x1f && second === 0x8b;
}

/** Reads a stream piece by piece. Returns its size, or undefined as soon as it has more than `most` bytes. */
async function drain(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
	most: number,
	take: (piece: Uint8Array<ArrayBuffer>) => void
): Promise<number | undefined> {
	const reader = stream?.getReader();
	for (let size = 0; ;) {
		const { done, value } = (await reader?.read()) ?? { done: true };
		if (done || !value) return size;
		size += value.byteLength;
		if (size > most) {
			await reader.cancel().catch(() => undefined);
			return undefined;
		}
		take(value);
	}
}

/**
 * Reads the text of a file, decompressed if it is gzip. Stops as soon as it has more than `most` bytes, so that a small
 * file that decompresses to gigabytes does no harm. Never rejects.
 */
export async function readText(file: Blob, most: number): Promise<FileText> {
	try {
		const compressed = await isCompressed(file);
		if (file.size > most) return { ok: false, why: 'too-much' };
		if (compressed && typeof DecompressionStream === 'undefined')
			return { ok: false, why: 'cannot-decompress' };
		const pieces = compressed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
		const decoder = new TextDecoder('utf-8', { fatal: true });
		const texts: string[] = [];
		const size = await drain(pieces, most, (piece) => texts.push(decoder.decode(piece, { stream: true })));
		if (size === undefined) return { ok: false, why: 'too-much' };
		texts.push(decoder.decode());
		return { ok: true, text: texts.join('') };
	} catch {
		return { ok: false, why: 'not-whole' };
	}
}

/** Compresses bytes (raw deflate). Returns undefined where the browser cannot. */
export async function compressBytes(
	bytes: Uint8Array<ArrayBuffer>
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (typeof CompressionStream === 'undefined') return undefined;
	const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(compressed).arrayBuffer());
}

/** Decompresses what `compressBytes` returned, up to `most` bytes. Returns undefined for anything else. Never rejects. */
export async function decompressBytes(
	bytes: Uint8Array<ArrayBuffer>,
	most: number
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	try {
		const body = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
		const pieces: Uint8Array<ArrayBuffer>[] = [];
		const size = await drain(body, most, (piece) => pieces.push(piece));
		return size === undefined ? undefined : new Uint8Array(await new Blob(pieces).arrayBuffer());
	} catch {
		return undefined;
	}
}
