import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import { enginesHere } from '../../scripts/engines.mjs';
import { builds, openSite, type Site } from '../support/site.ts';
import { wordsIn } from '../support/words.ts';
import { found, openWebKit, openWith, until, type Driver, type Target } from './driver.ts';

const en = wordsIn('en');
/** `npm test` goes the short path, in the engines that are here; `npm run test:engines` the whole one, in all three. */
const short = process.env.SHORT_PATH === 'yes';

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`);
const button = (key: string): Target => ({ css: 'button', text: exactly(en(key)) });
const testId = (name: string): Target => ({ css: `[data-testid="${name}"]` });
const seatOf = (name: string): Target => ({ css: 'ol[aria-label] button', text: new RegExp(`^${name}, `) });
const ball: Target = { css: 'button', text: /Say again$/ };

const engines: Record<string, () => Promise<Driver>> = {
	Chromium: () => openWith('chrome'),
	Firefox: () => openWith('firefox'),
	WebKit: openWebKit
};
const here = new Set<string>([
	...(short ? [] : ['Chromium']),
	...enginesHere().map((name) => (name === 'firefox' ? 'Firefox' : 'WebKit'))
]);
// The short path leaves Chromium to the specs.
for (const name of ['Firefox', 'WebKit'])
	if (!here.has(name)) process.stdout.write(`engines: ${name} is not on this machine, and was not tried\n`);

let site: Site;
let driver: Driver;
afterEach(async () => {
	await driver.close();
	await site.kill();
});

const there = (target: Target) =>
	until(`${target.css} ${String(target.text ?? '')}`, () => driver.run<boolean>(`${found(target)} !== null`));
const nameOf = (target: Target) =>
	until(String(target.text), () => driver.run<string>(`${found(target)}?.getAttribute('aria-label') ?? ''`));
/** The page answers taps, and its journal is on the disk up to that row. */
const alive = () => there({ css: 'body:has(#svelte-announcer)' });
const saved = (seq: number) =>
	until(`saved up to ${String(seq)}`, () =>
		driver.run<boolean>(`document.querySelector('[data-testid="saved"]')?.dataset.saved === '${String(seq)}'`)
	);
const kept = () =>
	until('kept for a start without a network', () =>
		driver.run<boolean>(
			`navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated' && navigator.serviceWorker.controller !== null)`
		)
	);
const addressOf = () => driver.run<string>('location.href');

async function seat(...names: readonly string[]): Promise<void> {
	for (const [i, name] of names.entries()) {
		await driver.type({ css: 'form input' }, name);
		await driver.click(button('new_add'));
		await until(`${name} sits down`, () =>
			driver.run<boolean>(`document.querySelectorAll('ol[aria-label] > li').length >= ${String(i + 1)}`)
		);
		// One button again takes a person's pace.
		await new Promise((resolve) => setTimeout(resolve, 400));
	}
}
async function call(count: number): Promise<void> {
	await driver.click({ css: 'button', text: /^Call( the first tile)?$/ });
	await until(`call ${String(count)}`, async () => (await nameOf(ball)).includes(`, ${String(count)} of 75`));
	await new Promise((resolve) => setTimeout(resolve, 320));
}

describe.each(Object.keys(engines).filter((name) => here.has(name)))('%s', (engine) => {
	const path = short ? 'the short path' : 'the core path';
	test(path, { timeout: 600_000 }, async () => {
		const since = Date.now();
		site = await openSite(builds.root);
		driver = await (engines[engine] as () => Promise<Driver>)();
		await driver.goto(site.home);
		await alive();
		await driver.click({ css: 'a[href*="/new?box=parker-bingo"]' });
		await seat(...(short ? ['Ana', 'Ben'] : ['Ana', 'Ben', 'Carla', 'Dan']));
		await driver.click(testId('start'));
		const calls = short ? 10 : 20;
		for (let count = 1; count <= calls; count++) await call(count);
		await saved(calls);
		const tile = await nameOf(ball);
		const table = await addressOf();

		// A reload in mid game.
		for (let nth = 0; nth < (short ? 1 : 5); nth++) {
			await driver.reload();
			expect(await nameOf(ball)).toBe(tile);
		}
		await kept();

		let deaths = 0;
		if (!short) {
			await driver.click(testId('undo'));
			await until('undone', async () => (await nameOf(ball)).includes(`, ${String(calls - 1)} of 75`));
			await driver.click(testId('redo'));
			await until('done again', async () => (await nameOf(ball)) === tile);
			await saved(calls + 2);
			for (; driver.dieAndComeBack && deaths < 10; deaths++) {
				await call(calls + deaths + 1);
				await saved(calls + 3 + deaths);
				const last = await nameOf(ball);
				await driver.dieAndComeBack();
				await driver.goto(table);
				expect(await nameOf(ball), `death ${String(deaths + 1)}`).toBe(last);
			}
		}
		const last = await nameOf(ball);

		// The server is dead.
		await site.kill();
		await driver.reload();
		expect(await nameOf(ball)).toBe(last);
		const boxes = ['quingo', 'sino', 'bing-oh', 'card-bingo', 'any-game'].slice(0, short ? 1 : 5);
		for (const box of boxes) {
			await driver.goto(site.at(`/new?box=${box}`));
			await alive();
			// The last table's players sit there already; some boxes are for three at most.
			await there({ css: 'ol[aria-label] > li' });
			for (const name of ['Dan', 'Carla'])
				if (await driver.run<boolean>(`${found(seatOf(name))} !== null`)) {
					await driver.click(seatOf(name));
					await driver.click({ css: 'button', text: exactly(en('new_remove', { name })) });
				}
			await driver.click(testId('start'));
			await until(`a table of ${box}`, async () => (await addressOf()).includes('/play?table='));
			await saved(0);
		}
		let pages = 0;
		if (!short)
			for (const language of ['en', 'es'])
				for (const page of [
					'',
					'rules?box=quingo',
					'past',
					'people',
					'stats',
					'settings',
					'cards?box=parker-bingo'
				]) {
					await driver.run(`localStorage.setItem('tablemate.language', '${language}')`);
					await driver.goto(site.at(`/${page}`));
					await alive();
					await there({ css: 'h1' });
					expect(await driver.run('document.documentElement.lang')).toBe(language);
					pages += 1;
				}
		process.stdout.write(
			`engines: ${driver.name}: ${path}, ${String(calls)} calls, ${String(deaths)} deaths by kill -9, ${String(boxes.length)} more boxes and ${String(pages)} pages without a server, in ${((Date.now() - since) / 1000).toFixed(0)} s\n`
		);
	});
});
