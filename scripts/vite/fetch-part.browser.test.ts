import { afterEach, expect, it } from 'vitest';
import { __vitePreload as fetchPart } from './fetch-part.js';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const before = new Set(links());
afterEach(() => {
	for (const link of links()) if (!before.has(link)) link.remove();
});

/** The address of a new style sheet. */
const sheet = () => URL.createObjectURL(new Blob(['.blue { color: blue }'], { type: 'text/css' }));
const came = (address: string) => links().find(({ href }) => href === address)?.sheet;

it('asks for a part before its sheets have come, and gives it when they have', async () => {
	const [one, two] = [sheet(), sheet()];
	let asked = false;
	const fetched = fetchPart(
		() => {
			asked = true;
			return Promise.resolve('part');
		},
		[one, two],
		import.meta.url
	);
	expect(asked).toBe(true);
	expect(came(one)).toBeNull();
	expect(await fetched).toBe('part');
	expect(came(one)).toBeTruthy();
	expect(came(two)).toBeTruthy();
});

it('puts a sheet that two parts need into the page once, and both wait for it', async () => {
	const shared = sheet();
	const parts = await Promise.all(
		[1, 2].map(async (part) => {
			await fetchPart(() => Promise.resolve(part), [shared], import.meta.url);
			return came(shared);
		})
	);
	expect(parts.every(Boolean)).toBe(true);
	expect(links().filter(({ href }) => href === shared)).toHaveLength(1);
});

it('leaves alone a sheet that the page came with', async () => {
	const head = document.createElement('link');
	head.rel = 'stylesheet';
	head.href = sheet();
	document.head.append(head);
	expect(await fetchPart(() => Promise.resolve('part'), [head.href], import.meta.url)).toBe('part');
	expect(links().filter(({ href }) => href === head.href)).toHaveLength(1);
});

it('says so when a part does not come', async () => {
	const lost = () => Promise.reject(new TypeError('not there'));
	await expect(fetchPart(lost, [sheet()], import.meta.url)).rejects.toThrow('not there');
	await expect(fetchPart(lost)).rejects.toThrow('not there');
});
