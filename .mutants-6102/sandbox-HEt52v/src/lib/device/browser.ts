/** What a browser may lack, on an insecure address or because it is old, whatever lib.dom says; or may have beside it. */
// @ts-nocheck

interface Browser {
	readonly navigator?: {
		readonly locks?: LockManager;
		readonly mediaDevices?: MediaDevices;
		readonly serviceWorker?: ServiceWorkerContainer;
		/** Whether the page runs as the installed app, as Safari says it. */
		readonly standalone?: boolean;
		readonly storage?: StorageManager;
		readonly vibrate?: unknown;
		readonly wakeLock?: WakeLock;
	};
	readonly launchQueue?: LaunchQueue;
	readonly trustedTypes?: TrustedTypes;
	readonly BarcodeDetector?: BarcodeDetectorClass;
}

/** Hands out the files that were opened with the installed app, where a browser can do that. */
interface LaunchQueue {
	setConsumer(take: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** The part of Trusted Types used here; lib.dom does not have it yet. */
interface TrustedTypes {
	createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy;
}
export interface TrustedPolicy {
	/** `register()` takes the trusted object that it answers, which lib.dom still calls a string. */
	createScriptURL(url: string): string;
}

/** Chromium's own reader of codes, on some systems; it is no standard yet, so lib.dom has no type for it. */
interface BarcodeDetectorClass {
	new (options: { formats: string[] }): {
		detect(image: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>;
	};
	getSupportedFormats(): Promise<readonly string[]>;
}

/** This browser. While the pages are built there is none, and so no navigator. */
export const browser: Browser = globalThis;
