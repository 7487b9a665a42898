import process from 'node:process';
import { afterEach, describe, expect, test } from 'vitest';
import { enginesHere } from '../../scripts/engines.mjs';
import { builds, openSite, type Site } from '../support/site.ts';
import { wordsIn } from '../support/words.ts';
import { until, type Driver, type Target } from './driver.ts';
import { openWith } from './puppeteer.ts';

const en = wordsIn('en');
// WebKitGTK of Debian has no WebRTC, by which devices are linked.
const possible = enginesHere().includes('firefox');

const button = (text: RegExp): Target => ({ css: 'button', text });
const named = (key: string): Target => button(new RegExp(`^${en(key)}`));

let site: Site;
const open: Driver[] = [];
afterEach(async () => {
	for (const driver of open.splice(0)) await driver.close();
	await site.kill();
});

const codeOn = (driver: Driver) =>
	until('a code', () =>
		driver.run<string>(`document.querySelector('[data-link-code]')?.dataset.linkCode ?? ''`)
	);
const textOf = (driver: Driver, css: string) =>
	driver.run<string>(`document.querySelector(${JSON.stringify(css)})?.textContent ?? ''`);

/** Gives the owner a picture of the code that the phone shows, as a photo of it would be chosen. */
async function photograph(phone: Driver, owner: Driver): Promise<void> {
	const picture = await phone.run<string>(`document.querySelector('[data-link-code]').outerHTML`);
	const svg = picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" ');
	await owner.run(`(async () => {
		const image = new Image();
		image.src = 'data:image/svg+xml,' + encodeURIComponent(${JSON.stringify(svg)});
		await image.decode();
		const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 });
		const context = canvas.getContext('2d');
		context.fillStyle = '#fff';
		context.fillRect(0, 0, 640, 640);
		context.drawImage(image, 40, 40);
		const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
		const files = new DataTransfer();
		files.items.add(new File([blob], 'code.png', { type: 'image/png' }));
		const input = document.querySelector('dialog[open] input[type=file]');
		input.files = files.files;
		input.dispatchEvent(new Event('change', { bubbles: true }));
	})()`);
}

describe.runIf(possible)('two engines at one table', () => {
	test.each([
		['chrome', 'firefox'],
		['firefox', 'chrome']
	] as const)('%s has it, and %s follows', { timeout: 180_000 }, async (one, other) => {
		site = await openSite(builds.root);
		const owner = await openWith(one);
		open.push(owner);
		const phone = await openWith(other);
		open.push(phone);
		await owner.goto(site.home);
		await until('the app', () =>
			owner.run<boolean>(`document.querySelector('body:has(#svelte-announcer)') !== null`)
		);
		await owner.click({ css: 'a[href*="/new?box=parker-bingo"]' });
		for (const [i, name] of ['Ana', 'Ben'].entries()) {
			await owner.type({ css: 'form input' }, name);
			await owner.click(button(new RegExp(`^${en('new_add')}$`)));
			await until(`${name} sits down`, () =>
				owner.run<boolean>(`document.querySelectorAll('ol[aria-label] > li').length >= ${String(i + 1)}`)
			);
			await new Promise((resolve) => setTimeout(resolve, 400));
		}
		await owner.click({ css: '[data-testid="start"]' });
		await owner.click(button(/^Call/));
		await owner.click(button(new RegExp(`^${en('table_menu_label')}`)));
		await owner.click(named('table_phones'));

		await phone.goto(site.at(`/linked#${await codeOn(owner)}`));
		await codeOn(phone);
		await photograph(phone, owner);
		await phone.click(button(/^Ana|Ana$/));
		const linked = () => textOf(phone, '[data-testid="link"]');
		await until('linked', async () => (await linked()) === en('link_chip_linked'));
		await owner.click({ css: 'button', text: new RegExp(`^${en('shell_close')}$`) });
		await new Promise((resolve) => setTimeout(resolve, 400));

		// What is called there is heard here, and a bingo here is heard there, each once.
		const before = await textOf(phone, '[data-testid="heard"]');
		await owner.click(button(/^Call$/));
		await until('the next call', async () => (await textOf(phone, '[data-testid="heard"]')) !== before);
		await phone.click(button(new RegExp(`^${en('parker_bingo')}`)));
		await until('the bingo', async () => (await textOf(owner, 'h1')).includes('Ana'));
		expect(await linked()).toContain('Linked');
		process.stdout.write(`engines: a table of ${owner.name}, followed in ${phone.name}\n`);
	});
});
