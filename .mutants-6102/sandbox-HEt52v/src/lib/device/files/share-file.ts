// @ts-nocheck
export type SaveResult = 'shared' | 'saved' | 'cancelled' | 'failed';

/** How long (ms) an object URL is valid: Safari reads it only after the click has returned. */
const DOWNLOAD_TIME = 60_000;

/** Returns a name that every file system takes: no separators, no control or reserved characters, no leading dots, 120 long. */
export function safeFileName(name: string): string {
	const clean = name
		.normalize('NFC')
		.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-')
		.replace(/^[.\s-]+|[.\s]+$/g, '');
	if (clean === '') return 'tablemate';
	const dot = clean.lastIndexOf('.');
	const ending = dot > 0 && clean.length - dot <= 10 ? clean.slice(dot) : '';
	// Counted in code points, so that no emoji is cut in half.
	const stem = [...clean.slice(0, clean.length - ending.length)];
	return stem.slice(0, 120 - ending.length).join('') + ending;
}

/**
 * Shares a file where the browser can, else downloads it. `text` is shared with it. Call it from a gesture. Never
 * rejects; 'cancelled' means that the user closed the share sheet.
 */
export async function saveFile(
	name: string,
	content: string | Blob,
	type: string,
	text?: string
): Promise<SaveResult> {
	const file = new File([content], safeFileName(name), { type });
	if (canShare(file)) {
		try {
			await navigator.share({ files: [file], ...(text === undefined ? {} : { text }) });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
			// Some browsers say they can and then refuse the type: it is saved instead.
		}
	}
	return download(file) ? 'saved' : 'failed';
}

function canShare(file: File): boolean {
	try {
		return (
			typeof navigator.share === 'function' &&
			typeof navigator.canShare === 'function' &&
			navigator.canShare({ files: [file] })
		);
	} catch {
		return false;
	}
}

function download(file: File): boolean {
	try {
		const url = URL.createObjectURL(file);
		const link = document.createElement('a');
		link.href = url;
		link.download = file.name;
		link.hidden = true;
		document.body.append(link);
		link.click();
		link.remove();
		setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_TIME);
		return true;
	} catch {
		return false;
	}
}
