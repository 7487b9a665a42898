import { decodeRows } from '$lib/transfer/compact';
import { MalformedData } from '$lib/transfer/bytes';
import { FountainDecoder } from '$lib/transfer/fountain';
import {
	codeReader,
	openCamera,
	pictureOf,
	type NoCamera,
	type ReadCode
} from '$lib/device/files/code-reader';
import { decompressBytes, readText } from '$lib/device/files/compression';
import { largestFile, type FileFault } from '$lib/files/read-journal-file';
import { findBox } from '$lib/games/registry';
import { importTransfer, readTransfer, validateTransfer } from '$lib/storage/import';
import { recognize, type Recognized } from '$lib/storage/match-people';
import type { Person } from '$lib/storage/roster';
import type { TableFault, ValidTable } from '$lib/storage/validate-table';
import type { Stored } from '$lib/storage/trouble';

/** What was found of a table. */
export type Seen =
	| { readonly what: 'nothing' }
	| { readonly what: 'parts'; readonly had: number; readonly of: number }
	| {
			readonly what: 'table';
			readonly table: ValidTable;
			readonly people?: readonly Person[];
			readonly recognized: Recognized;
	  }
	/** The code of a table that phones join. */
	| { readonly what: 'link'; readonly code: string }
	| { readonly what: 'no'; readonly why: NoTransfer };

/** Why there is no table in what was shown. */
export type NoTransfer =
	| NoCamera
	| 'other'
	| 'no-code'
	| 'no-picture'
	| 'malformed'
	| 'backup'
	| 'cannot-decompress'
	| FileFault
	| TableFault;

/** Returns the table of a file, or why there is none. */
async function fileOf(file: File): Promise<Seen> {
	const read = await readText(file, largestFile);
	if (!read.ok) return { what: 'no', why: read.why };
	const found = await readTransfer(read.text, findBox);
	if (typeof found === 'string') return { what: 'no', why: found };
	return { what: 'table', ...found, recognized: await recognize(found.table.summary, found.people) };
}

/** The most bytes of a table, decompressed. */
const mostBytes = 4_000_000;

/** Reads the codes of a table from a camera or from pictures. */
export class Receiver {
	seen = $state.raw<Seen>({ what: 'nothing' });
	/** The camera's picture while it is open. */
	camera = $state.raw<MediaStream>();
	#decoder = new FountainDecoder();
	readonly #reader: Promise<ReadCode> = codeReader();

	async open(): Promise<void> {
		this.again();
		const camera = await openCamera();
		if (typeof camera === 'string') this.seen = { what: 'no', why: camera };
		else this.camera = camera;
	}

	/** Closes the camera; what was read stays. */
	close(): void {
		for (const track of this.camera?.getTracks() ?? []) track.stop();
		this.camera = undefined;
	}

	/** Clears what was read. */
	again(): void {
		this.#decoder = new FountainDecoder();
		this.seen = { what: 'nothing' };
	}

	/** Reads codes from the camera until the table is complete or the camera is closed. */
	async watch(video: HTMLVideoElement): Promise<void> {
		const read = await this.#reader;
		while (this.camera && video.isConnected) {
			const text = video.readyState >= 2 ? await read(video) : undefined;
			if (text !== undefined) await this.#take(text);
			if (this.seen.what === 'table') this.close();
			// The screen renders and taps are handled.
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	}

	/** Reads the file of a table, or pictures with one code each. */
	async look(files: readonly File[]): Promise<void> {
		const read = await this.#reader;
		for (const file of files) {
			const picture = await pictureOf(file);
			if (!picture && !file.type.startsWith('image/')) {
				this.seen = await fileOf(file);
				continue;
			}
			const text = picture && (await read(picture));
			picture?.close();
			if (text !== undefined) await this.#take(text);
			else if (this.seen.what !== 'table')
				this.seen = { what: 'no', why: picture ? 'no-code' : 'no-picture' };
		}
	}

	/** Imports the table. Returns its id here. */
	async take(table: ValidTable): Promise<Stored<string>> {
		return importTransfer(table, Date.now(), this.seen.what === 'table' ? this.seen.people : []);
	}

	async #take(text: string): Promise<void> {
		const [link] = /TL\d+\.[\w-]+$/.exec(text) ?? [];
		if (link !== undefined) {
			this.close();
			this.seen = { what: 'link', code: link };
			return;
		}
		const decoded = this.#decoder.decode(text);
		if (decoded.what === 'more') this.seen = { ...decoded, what: 'parts' };
		else if (decoded.what === 'all') this.seen = await this.#read(decoded.bytes);
		else if (this.seen.what === 'nothing' || this.seen.what === 'no')
			this.seen = { what: 'no', why: 'other' };
	}

	async #read(compressed: Uint8Array<ArrayBuffer>): Promise<Seen> {
		this.#decoder = new FountainDecoder();
		const bytes = await decompressBytes(compressed, mostBytes);
		if (!bytes) return { what: 'no', why: 'malformed' };
		try {
			const { table, rows } = decodeRows(bytes);
			const validated = await validateTransfer(table, rows, findBox);
			if (!validated.ok) return { what: 'no', why: 'malformed' };
			return { what: 'table', table: validated, recognized: await recognize(validated.summary) };
		} catch (error) {
			if (error instanceof MalformedData) return { what: 'no', why: 'malformed' };
			throw error;
		}
	}
}
