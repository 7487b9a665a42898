import { vi } from 'vitest';
import { CodeCamera } from '$lib/device/files/code-camera.svelte';

/** What looks at codes now: tests hold one before it by `camera.look`. */
export const camera: { look?: (text: string) => Promise<boolean> } = {};

vi.spyOn(CodeCamera.prototype, 'open').mockImplementation(function (this: CodeCamera) {
	camera.look = this.take;
	return Promise.resolve();
});
