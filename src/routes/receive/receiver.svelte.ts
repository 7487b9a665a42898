import { unpack } from '$lib/core/hand-over/compact';
import { Garbled } from '$lib/core/hand-over/bytes';
import { Gatherer } from '$lib/core/hand-over/frames';
import { codeReader, openCamera, pictureOf, type NoCamera, type ReadCode } from '$lib/device/code-reader';
import { inflate } from '$lib/device/press';
import { findRoom } from '$lib/games/registry';
import { judgeHandedOver, takeOver, type Good } from '$lib/journal/restore';
import type { Stored } from '$lib/journal/trouble';

/** What came of looking for a table. */
export type Seen =
	| { readonly what: 'nothing' }
	| { readonly what: 'parts'; readonly had: number; readonly of: number }
	| { readonly what: 'table'; readonly table: Good }
	| { readonly what: 'no'; readonly why: NoCamera | 'other' | 'no-code' | 'no-picture' | 'garbled' };

/** Unpacked, a table is at most so many bytes. */
const mostBytes = 4_000_000;

/** Reads the codes of a table from a camera or from pictures. */
export class Receiver {
	seen = $state.raw<Seen>({ what: 'nothing' });
	/** What the camera sees, as long as it is open. */
	camera = $state.raw<MediaStream>();
	#gatherer = new Gatherer();
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

	/** Forgets what was read. */
	again(): void {
		this.#gatherer = new Gatherer();
		this.seen = { what: 'nothing' };
	}

	/** Looks through the camera until the table is whole or the camera is closed. */
	async watch(video: HTMLVideoElement): Promise<void> {
		const read = await this.#reader;
		while (this.camera && video.isConnected) {
			const text = video.readyState >= 2 ? await read(video) : undefined;
			if (text !== undefined) await this.#take(text);
			if (this.seen.what === 'table') this.close();
			// The screen and the person get their turn.
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	}

	/** Reads pictures, one code each. */
	async look(files: readonly File[]): Promise<void> {
		const read = await this.#reader;
		for (const file of files) {
			const picture = await pictureOf(file);
			const text = picture && (await read(picture));
			picture?.close();
			if (text !== undefined) await this.#take(text);
			else if (this.seen.what !== 'table')
				this.seen = { what: 'no', why: picture ? 'no-code' : 'no-picture' };
		}
	}

	/** Goes on with the table here; answers its id. */
	async take(table: Good): Promise<Stored<string>> {
		return takeOver(table, Date.now());
	}

	async #take(text: string): Promise<void> {
		const gathered = this.#gatherer.read(text);
		if (gathered.what === 'more') this.seen = { ...gathered, what: 'parts' };
		else if (gathered.what === 'all') this.seen = await this.#judge(gathered.bytes);
		else if (this.seen.what === 'nothing' || this.seen.what === 'no')
			this.seen = { what: 'no', why: 'other' };
	}

	async #judge(packed: Uint8Array<ArrayBuffer>): Promise<Seen> {
		this.#gatherer = new Gatherer();
		const bytes = await inflate(packed, mostBytes);
		if (!bytes) return { what: 'no', why: 'garbled' };
		try {
			const { table, rows } = unpack(bytes);
			const judged = await judgeHandedOver(table, rows, findRoom);
			return judged.ok ? { what: 'table', table: judged } : { what: 'no', why: 'garbled' };
		} catch (error) {
			if (error instanceof Garbled) return { what: 'no', why: 'garbled' };
			throw error;
		}
	}
}
