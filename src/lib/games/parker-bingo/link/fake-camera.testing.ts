import { vi } from 'vitest';
import { CodeCamera } from '$lib/device/files/code-camera.svelte';

/** What looks at codes now: tests hold one before it by `camera.look`. */
export const camera: { look?: (text: string) => Promise<boolean> } = {};

/** Before each test: no camera is asked for. */
export function fakeCamera(): void {
	delete camera.look;
	vi.spyOn(CodeCamera.prototype, 'open').mockImplementation(function (this: CodeCamera) {
		camera.look = this.take;
		return Promise.resolve();
	});
}
