import { codeReader, openCamera, pictureOf, type NoCamera, type ReadCode } from './code-reader';

/** A camera that looks for codes until one is taken. */
export class CodeCamera {
	/** Its picture while it is open. */
	stream = $state.raw<MediaStream>();
	/** Why there is none, or none in a picture that was chosen. */
	why = $state.raw<NoCamera | 'no-code' | 'no-picture'>();
	facing = $state<'environment' | 'user'>('user');
	readonly #reader: Promise<ReadCode> = codeReader();
	/** Gets the text of each code that is seen, and says whether it was the one that was looked for. */
	readonly take: (text: string) => Promise<boolean>;

	constructor(take: (text: string) => Promise<boolean>) {
		this.take = take;
	}

	async open(): Promise<void> {
		this.why = undefined;
		const camera = await openCamera(this.facing);
		if (typeof camera === 'string') this.why = camera;
		else this.stream = camera;
	}

	/** Looks through the device's other camera. */
	async turn(): Promise<void> {
		this.facing = this.facing === 'user' ? 'environment' : 'user';
		this.close();
		await this.open();
	}

	close(): void {
		for (const track of this.stream?.getTracks() ?? []) track.stop();
		this.stream = undefined;
	}

	/** Shows its picture, and reads it until a code is taken or the camera is closed. */
	watch = (video: HTMLVideoElement): void => {
		video.srcObject = this.stream ?? null;
		void video.play().catch(() => undefined);
		void this.#read(video);
	};

	/** Reads pictures that were chosen, one code each. */
	async look(files: readonly File[]): Promise<void> {
		const read = await this.#reader;
		this.why = undefined;
		for (const file of files) {
			const picture = await pictureOf(file);
			const text = picture && (await read(picture));
			picture?.close();
			if (text !== undefined) await this.take(text);
			else this.why = picture ? 'no-code' : 'no-picture';
		}
	}

	async #read(video: HTMLVideoElement): Promise<void> {
		const read = await this.#reader;
		const { stream } = this;
		let last: string | undefined;
		while (stream && this.stream === stream && video.isConnected) {
			const text = video.readyState >= 2 ? await read(video) : undefined;
			// What was said about a code is not said of every picture of it.
			if (text !== undefined && text !== last && (await this.take(text))) this.close();
			last = text ?? last;
			// The screen renders and taps are handled.
			await new Promise((resolve) => setTimeout(resolve, 60));
		}
	}
}
