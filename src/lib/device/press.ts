/** What came of reading a file that may be anything. */
export type FileText =
	| { readonly ok: true; readonly text: string }
	/** More bytes than are wanted, packed or not; broken off or no text; or this browser cannot unpack. */
	| { readonly ok: false; readonly why: 'too-much' | 'not-whole' | 'cannot-unpack' };

/** Packs a text as gzip; nothing where the browser has no such thing. */
export async function press(text: string): Promise<Blob | undefined> {
	if (typeof CompressionStream === 'undefined') return undefined;
	return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

async function isPacked(file: Blob): Promise<boolean> {
	const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
	return first === 0x1f && second === 0x8b;
}

/** Reads a stream piece by piece; as soon as it comes to more than `most` bytes it is given up, and has no size. */
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
 * The text of a file, unpacked when it is gzip. It is given up as soon as it comes to more than
 * `most` bytes, so that a small file that unpacks to gigabytes does no harm. Never rejects.
 */
export async function readText(file: Blob, most: number): Promise<FileText> {
	try {
		const packed = await isPacked(file);
		if (file.size > most) return { ok: false, why: 'too-much' };
		if (packed && typeof DecompressionStream === 'undefined') return { ok: false, why: 'cannot-unpack' };
		const pieces = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
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

/** Packs bytes as they go into codes; nothing where the browser cannot. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (typeof CompressionStream === 'undefined') return undefined;
	const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Unpacks what `deflate` packed, up to `most` bytes; nothing when it is something else. Never rejects. */
export async function inflate(
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
