import process from 'node:process';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { doubleTap } from './support/hand.ts';
import {
	callButton,
	count,
	openTable,
	savedMark,
	storedRows,
	tableIn,
	type StoredRow
} from './support/tabs.ts';
import { expect, faults, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const steps = process.env.FAULT_TESTS === 'yes' ? 1000 : 60;
const most = 4;

interface Tab {
	readonly page: Page;
	readonly devtools: CDPSession;
	/** It stands still at whatever it would do next, as a tab that the system has stopped. */
	frozen: boolean;
}

const watching = (page: Page) => page.getByText(en('play_watching'), { exact: true });

/** Numbers from 0 up to 1, the same at each run. */
function chance(seed: number): () => number {
	let state = seed;
	return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** How many tiles are out by the journal. */
function calledBy(rows: readonly StoredRow[]): number {
	const struck = new Set<number>();
	for (const { strikes, restores } of rows) {
		if (strikes !== undefined) struck.add(strikes);
		if (restores !== undefined) struck.delete(restores);
	}
	return rows.filter(({ seq, fact }) => fact?.type === 'ball.called' && !struck.has(seq)).length;
}

async function open(context: BrowserContext, address: string): Promise<Tab> {
	const page = await context.newPage();
	await page.goto(address);
	await expect(savedMark(page)).toBeAttached();
	return { page, devtools: await context.newCDPSession(page), frozen: false };
}

async function freeze(tab: Tab): Promise<void> {
	await tab.devtools.send('Debugger.enable');
	await tab.devtools.send('Debugger.pause');
	tab.frozen = true;
}

async function thaw(tab: Tab): Promise<void> {
	await tab.devtools.send('Debugger.disable');
	tab.frozen = false;
	// What a system tells a tab that it wakes. What other tabs said meanwhile is not handed to one that a debugger stopped.
	await tab.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test(
	`two to four tabs of one table, ${String(steps)} steps by chance: taps, stops, closings, take-overs; no row is lost or changed`,
	{ tag: [long, faults] },
	async ({ page: first, context, site }) => {
		test.setTimeout(120_000 + steps * 6_000);
		const random = chance(20_260);
		const address = await openTable(first, site);
		const table = tableIn(address);
		const devtools = await context.newCDPSession(first);
		const tabs: Tab[] = [{ page: first, devtools, frozen: false }, await open(context, address)];
		const done: Record<string, number> = {};
		let before: readonly StoredRow[] = [];

		const awake = () => tabs.filter(({ frozen }) => !frozen);
		const some = (of: readonly Tab[]): Tab => {
			const tab = of[Math.floor(random() * of.length)];
			if (!tab) throw new Error('no tab is awake');
			return tab;
		};
		const press = async (page: Page, name: 'call' | 'undo' | 'redo' | 'take over') => {
			await page.bringToFront();
			const button = {
				call: callButton(page),
				undo: page.getByTestId('undo'),
				redo: page.getByTestId('redo'),
				'take over': page.getByRole('button', { name: en('play_take_over') })
			}[name];
			if (!(await button.isVisible())) return;
			await page.waitForTimeout(doubleTap);
			// Another tab may have changed what is there meanwhile.
			await button.click({ timeout: 2000 }).catch(() => undefined);
		};
		/** All tabs stand alike, with the journal, and one of them writes. */
		const settle = async (step: number) => {
			for (const tab of tabs) if (tab.frozen) await thaw(tab);
			await expect(
				async () => {
					const out = calledBy(await storedRows(some(tabs).page, table));
					let writers = 0;
					for (const { page } of tabs) {
						await page.bringToFront();
						const known = page.getByRole('button', { name: en('play_understood') });
						if (await known.isVisible()) await known.click();
						if (!(await watching(page).isVisible())) writers += 1;
						expect(await count(page)).toBe(out);
					}
					expect(writers).toBe(1);
				},
				`after step ${String(step)}`
			).toPass({ timeout: 15_000 });
		};
		const acts: Record<string, () => Promise<void>> = {
			call: () => press(some(awake()).page, 'call'),
			undo: () => press(some(awake()).page, 'undo'),
			redo: () => press(some(awake()).page, 'redo'),
			'take over': () => press(some(awake()).page, 'take over'),
			freeze: async () => {
				if (awake().length > 1) await freeze(some(awake()));
			},
			thaw: async () => {
				const tab = tabs.find(({ frozen }) => frozen);
				if (tab) await thaw(tab);
			},
			open: async () => {
				if (tabs.length < most) tabs.push(await open(context, address));
			},
			close: async () => {
				if (tabs.length <= 2) return;
				const tab = some(tabs);
				if (awake().every((one) => one === tab)) return;
				tabs.splice(tabs.indexOf(tab), 1);
				await tab.page.close();
			},
			load: async () => {
				const { page } = some(awake());
				await page.reload();
				await expect(savedMark(page)).toBeAttached();
			}
		};
		const likely = (out: number) => [
			...Array<string>(out < 60 ? 8 : 2).fill('call'),
			...Array<string>(out < 60 ? 2 : 8).fill('undo'),
			...['redo', 'freeze', 'freeze', 'thaw', 'thaw', 'open', 'close', 'load', 'take over', 'take over']
		];

		for (let step = 1; step <= steps; step++) {
			const acting = likely(calledBy(before));
			const act = acting[Math.floor(random() * acting.length)] ?? 'call';
			await acts[act]?.();
			done[act] = (done[act] ?? 0) + 1;

			const said = Number(await savedMark(some(awake()).page).getAttribute('data-saved'));
			const rows = await storedRows(some(awake()).page, table);
			expect(
				rows.map(({ seq }) => seq),
				`step ${String(step)}, ${act}: each place once`
			).toEqual([...rows.keys()]);
			expect(rows.slice(0, before.length), `step ${String(step)}, ${act}: what was there`).toEqual(before);
			expect(rows.length, `step ${String(step)}, ${act}: what was shown as saved`).toBeGreaterThan(said);
			before = rows;
			if (step % 20 === 0) await settle(step);
		}
		await settle(steps);
		process.stdout.write(
			`faults: ${String(steps)} steps in up to ${String(most)} tabs (${Object.entries(done)
				.map(([act, times]) => `${act} ${String(times)}`)
				.join(', ')}): ${String(before.length)} rows, 0 lost, 0 changed\n`
		);
	}
);
