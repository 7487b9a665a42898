// @ts-nocheck
import type { NoCamera } from '$lib/device/files/code-reader';
import { m } from '$lib/i18n';

const cameras: Readonly<Record<NoCamera | 'no-code' | 'no-picture', () => string>> = {
	insecure: m.link_insecure,
	denied: m.link_denied,
	none: m.link_no_camera,
	'no-code': m.receive_no_code,
	'no-picture': m.receive_no_picture
};

/** Returns why no code could be read. */
export const cameraSentence = (why: NoCamera | 'no-code' | 'no-picture'): string => cameras[why]();
