// @ts-nocheck
import { createSubscriber } from 'svelte/reactivity';

/** iPad's Safari had only these before 16.4. */
interface WebkitDocument extends Document {
	readonly webkitFullscreenEnabled?: boolean;
	readonly webkitFullscreenElement?: Element | null;
	webkitExitFullscreen?(): Promise<void> | undefined;
}
interface WebkitElement extends HTMLElement {
	webkitRequestFullscreen?(): Promise<void> | undefined;
}

const old = (): WebkitDocument => document;

/** The whole page without the browser around it. An iPhone cannot: there `supported` is false. */
export class Fullscreen {
	#subscribe = createSubscriber((update) => {
		const names = ['fullscreenchange', 'webkitfullscreenchange'];
		for (const name of names) document.addEventListener(name, update);
		return () => {
			for (const name of names) document.removeEventListener(name, update);
		};
	});

	get supported(): boolean {
		if (typeof document === 'undefined') return false;
		return document.fullscreenEnabled || old().webkitFullscreenEnabled === true;
	}

	/** Whether it is on now, also after the user left it by the Escape key. */
	get on(): boolean {
		if (typeof document === 'undefined') return false;
		this.#subscribe();
		return isFull();
	}

	/** Enters or leaves full screen. Needs a gesture; never rejects. */
	async toggle(): Promise<'entered' | 'left' | 'refused' | 'unsupported'> {
		if (!this.supported) return 'unsupported';
		const root: WebkitElement = document.documentElement;
		try {
			if (isFull()) {
				if (typeof document.exitFullscreen === 'function') await document.exitFullscreen();
				else await old().webkitExitFullscreen?.();
				return 'left';
			}
			if (typeof root.requestFullscreen === 'function') {
				await root.requestFullscreen({ navigationUI: 'hide' });
			} else await root.webkitRequestFullscreen?.();
			return 'entered';
		} catch {
			return 'refused';
		}
	}
}

function isFull(): boolean {
	return Boolean(document.fullscreenElement ?? old().webkitFullscreenElement);
}

export const fullscreen = new Fullscreen();
