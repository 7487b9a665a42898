/** In the place of `$lib/device/files/code-camera.svelte`: tests hold a code before it by `camera.look`. */
export const camera: { look?: (text: string) => Promise<boolean> } = {};

export class CodeCamera {
	constructor(look: (text: string) => Promise<boolean>) {
		camera.look = look;
	}
	open(): void {}
	close(): void {}
}
