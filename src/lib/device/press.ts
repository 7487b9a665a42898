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

/**
 * The text of a file, unpacked when it is gzip. It is read piece by piece and given up as soon as it comes to more
 * than `most` bytes, so that a small file that unpacks to gigabytes does no harm. Never rejects.
 */
export async function readText(file: Blob, most: number): Promise<FileText> {
	try {
		const packed = await isPacked(file);
		if (file.size > most) return { ok: false, why: 'too-much' };
		if (packed && typeof DecompressionStream === 'undefined') return { ok: false, why: 'cannot-unpack' };
		const pieces = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
		const reader = pieces.getReader();
		const decoder = new TextDecoder('utf-8', { fatal: true });
		const texts: string[] = [];
		for (let size = 0; ;) {
			const { done, value } = await reader.read();
			if (done) break;
			size += value.byteLength;
			if (size > most) {
				await reader.cancel().catch(() => undefined);
				return { ok: false, why: 'too-much' };
			}
			texts.push(decoder.decode(value, { stream: true }));
		}
		texts.push(decoder.decode());
		return { ok: true, text: texts.join('') };
	} catch {
		return { ok: false, why: 'not-whole' };
	}
}
