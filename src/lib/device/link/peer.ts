/** How long (ms) is waited for the device's own addresses; names that end in .local come within a few. */
const gathering = 2000;
/** How long (ms) a line may be faint before it is given up: a phone that was put down comes back within that. */
const patience = 60_000;
/** More than this waits to be sent (bytes): the other side reads nothing any more. */
const mostWaiting = 4_000_000;

/**
 * A line to another device in the same network, without a server: a data channel between addresses of the devices
 * themselves. What it says of itself (`sdp`) has to reach the other device on another way, as a code does.
 */
export class Peer {
	#onmessage: ((message: unknown) => void) | undefined;
	#onopen: (() => void) | undefined;
	/** What came before there was a listener. */
	#early: unknown[] = [];
	onclose: (() => void) | undefined;
	onfaint: ((faint: boolean) => void) | undefined;
	/** Heard by `keepSpares`: this line is faint or broken (true), answers again (false), or was ended (undefined). */
	onneed: ((need: boolean | undefined) => void) | undefined;
	/** A search that found nobody is not the end of it. */
	patient = false;
	/** Another line has taken the place of this one, which broke. */
	onback: ((next: Peer) => void) | undefined;
	/** The other device is being looked for, or no more. */
	onlooking: ((looking: boolean) => void) | undefined;
	/** What is said beside the line itself, about that other one. */
	onaside: ((message: unknown) => void) | undefined;
	readonly #connection: RTCPeerConnection;
	readonly #channel: RTCDataChannel;
	readonly #aside: RTCDataChannel;
	/** The answer that was made and not begun with. */
	#prepared: RTCSessionDescriptionInit | undefined;
	/** Where the other device is looked for, and how often it was. */
	#addresses: readonly string[] = [];
	#searches = 0;
	#closed = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	private constructor() {
		this.#connection = new RTCPeerConnection({ iceServers: [] });
		// Agreed beforehand, so that nothing of it has to be told: one channel, in order, and nothing is left out.
		this.#channel = this.#connection.createDataChannel('tablemate', { negotiated: true, id: 0 });
		const opened = () => this.#isOpen && this.#onopen?.();
		this.#channel.onopen = opened;
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (this.#onmessage) this.#onmessage(data);
			else this.#early.push(data);
		};
		this.#aside = this.#connection.createDataChannel('aside', { negotiated: true, id: 1 });
		this.#aside.onopen = opened;
		this.#aside.onmessage = ({ data }: MessageEvent<unknown>) => this.onaside?.(data);
		// Closed on a connection that holds: the other side has ended it.
		this.#channel.onclose = () => this.#lose(this.#connection.connectionState !== 'connected');
		this.#connection.onconnectionstatechange = () => this.#look();
	}

	/** The line is open; told at once to who asks later. */
	set onopen(opened: (() => void) | undefined) {
		this.#onopen = opened;
		if (this.#isOpen) opened?.();
	}

	get #isOpen(): boolean {
		return this.#channel.readyState === 'open' && this.#aside.readyState === 'open';
	}

	/** The line is open, and the other device answers on it. */
	get answers(): boolean {
		return this.#isOpen && this.#connection.connectionState === 'connected';
	}

	/** It was ended, or given up: it does not come back by itself. */
	get isLost(): boolean {
		return this.#closed;
	}

	get onmessage(): ((message: unknown) => void) | undefined {
		return this.#onmessage;
	}

	set onmessage(heard: ((message: unknown) => void) | undefined) {
		this.#onmessage = heard;
		if (heard) for (const message of this.#early.splice(0)) heard(message);
	}

	/** Whether this browser can do it at all. */
	static get possible(): boolean {
		return typeof RTCPeerConnection !== 'undefined';
	}

	/** Makes one end of a line that is still to be answered, and what it says of itself. */
	static async offer(): Promise<{ readonly peer: Peer; readonly sdp: string }> {
		const peer = new Peer();
		return { peer, sdp: await peer.#describe() };
	}

	/** Makes the other end, from what the first one says of itself. Rejects when the browser takes none of it. */
	static async answer(sdp: string): Promise<{ readonly peer: Peer; readonly sdp: string }> {
		const peer = new Peer();
		try {
			await peer.#connection.setRemoteDescription({ type: 'offer', sdp });
			return { peer, sdp: await peer.#describe() };
		} catch (error) {
			peer.close();
			throw error;
		}
	}

	/** Makes the other end, as `answer` does, and says what it would: nothing is sent before `begin`. */
	static async prepared(sdp: string): Promise<{ readonly peer: Peer; readonly sdp: string }> {
		const peer = new Peer();
		try {
			await peer.#connection.setRemoteDescription({ type: 'offer', sdp });
			peer.#prepared = await peer.#connection.createAnswer();
			peer.#addresses = [...sdp.matchAll(/^a=candidate:\S+(.*?)\s*$/gm)].map(([, address = '']) => address);
			return { peer, sdp: peer.#prepared.sdp ?? '' };
		} catch (error) {
			peer.close();
			throw error;
		}
	}

	/** Looks for the other device; called again, it looks again, for a search ends after some seconds. */
	async begin(): Promise<void> {
		const [connection, prepared] = [this.#connection, this.#prepared];
		if (this.#closed) return;
		this.#prepared = undefined;
		if (prepared) return connection.setLocalDescription(prepared);
		// A search that has failed begins anew only at an address that it did not know: its first word makes it one.
		const word = `candidate:again${String(++this.#searches)}`;
		for (const address of this.#addresses)
			await connection.addIceCandidate({ candidate: word + address, sdpMid: '0' });
	}

	/** Says something beside the line. Returns whether it is open. */
	tellAside(text: string): boolean {
		const open = this.#aside.readyState === 'open';
		if (open) this.#aside.send(text);
		return open;
	}

	/** Goes on with the answer. Resolves with whether the browser takes it; `onopen` tells when the line is open. */
	async take(sdp: string): Promise<boolean> {
		try {
			await this.#connection.setRemoteDescription({ type: 'answer', sdp });
			return true;
		} catch {
			return false;
		}
	}

	send(text: string): void {
		if (this.#channel.readyState !== 'open') return;
		if (this.#channel.bufferedAmount > mostWaiting) {
			this.#lose(false);
			return;
		}
		this.#channel.send(text);
	}

	/** Ends the line, once what was said on it is on its way. */
	close(): void {
		this.#closed = true;
		this.onneed?.(undefined);
		clearTimeout(this.#timer);
		this.#channel.close();
		// A channel that is closed sends what it has first; the connection does not wait.
		setTimeout(() => this.#connection.close(), 500);
	}

	async #describe(): Promise<string> {
		const connection = this.#connection;
		await connection.setLocalDescription();
		if (connection.iceGatheringState !== 'complete') {
			await new Promise<void>((resolve) => {
				setTimeout(resolve, gathering);
				connection.addEventListener('icegatheringstatechange', () => {
					if (connection.iceGatheringState === 'complete') resolve();
				});
			});
		}
		return connection.localDescription?.sdp ?? '';
	}

	#look(): void {
		const { connectionState: state } = this.#connection;
		clearTimeout(this.#timer);
		if (state === 'closed' || (state === 'failed' && !this.patient)) this.#lose(true);
		else if (state === 'disconnected' || state === 'connected') {
			const faint = state === 'disconnected';
			if (faint) this.#timer = setTimeout(() => this.#lose(true), patience);
			this.onfaint?.(faint);
			this.onneed?.(faint);
		}
	}

	#lose(broken: boolean): void {
		if (this.#closed) return;
		this.#closed = true;
		clearTimeout(this.#timer);
		this.#connection.close();
		this.onclose?.();
		this.onneed?.(broken || undefined);
	}
}
