/**
 * A line between two devices that carries texts in order, each once: a data channel, or a pair in memory for tests.
 * What is sent on a line that is closed is lost, and only `onclose` tells.
 */
export interface Wire {
	/** Is given each message as it comes; anything but a text is the other side's mistake. */
	onmessage: ((message: unknown) => void) | undefined;
	/** The line is gone for good. Called once, and not for one that this side closed. */
	onclose: (() => void) | undefined;
	/** The other device does not answer for the moment (true), or answers again. */
	onfaint: ((faint: boolean) => void) | undefined;
	send(text: string): void;
	close(): void;
}
