// @ts-nocheck
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeFileName, saveFile } from './share-file';

let clicked: { name: string; text: Promise<string> }[];

beforeEach(() => {
	clicked = [];
	// The click stays inside the page: the test reads what the browser would have saved.
	document.addEventListener('click', catchDownload, { capture: true });
});
afterEach(() => {
	document.removeEventListener('click', catchDownload, { capture: true });
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, 'share');
	Reflect.deleteProperty(navigator, 'canShare');
});

function catchDownload(event: Event) {
	if (!(event.target instanceof HTMLAnchorElement)) return;
	event.preventDefault();
	const { download, href } = event.target;
	clicked.push({ name: download, text: fetch(href).then((answer) => answer.text()) });
}

function withShareSheet(share: (data: ShareData) => Promise<void>) {
	Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
	Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

const save = () => saveFile('Tisch: Ana/Bo.json', '{"a":"ñ"}', 'application/json');

test('without a share sheet the whole text is saved, under a name that can be', async () => {
	expect(await save()).toBe('saved');
	expect(clicked.map(({ name }) => name)).toEqual(['Tisch- Ana-Bo.json']);
	expect(await clicked[0]?.text).toBe('{"a":"ñ"}');
	expect(document.querySelector('a[download]')).toBeNull();
});

test('with a share sheet the file goes there', async () => {
	const given: File[] = [];
	withShareSheet((data) => {
		given.push(...(data.files ?? []));
		return Promise.resolve();
	});
	expect(await save()).toBe('shared');
	expect(await given[0]?.text()).toBe('{"a":"ñ"}');
	expect(clicked).toEqual([]);
});

test('closing the sheet saves nothing behind one’s back', async () => {
	withShareSheet(() => Promise.reject(new DOMException('', 'AbortError')));
	expect(await save()).toBe('cancelled');
	expect(clicked).toEqual([]);
});

test('a sheet that refuses the type after all: saved instead', async () => {
	withShareSheet(() => Promise.reject(new DOMException('', 'NotAllowedError')));
	expect(await save()).toBe('saved');
	expect(clicked).toHaveLength(1);
});

test('neither works: failed, not thrown', async () => {
	vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
		throw new Error('no room');
	});
	expect(await save()).toBe('failed');
});

test.each([
	['../../etc/passwd', 'etc-passwd'],
	['', 'tablemate'],
	['...', 'tablemate'],
	['a\u0000b\u202e.json', 'a-b-.json'],
	['Sí, señor.json', 'Sí, señor.json'],
	[`${'🎲'.repeat(300)}.json`, `${'🎲'.repeat(115)}.json`]
])('%j is saved as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));
