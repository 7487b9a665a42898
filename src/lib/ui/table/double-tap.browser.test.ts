import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dropSecondTaps } from './double-tap';

/** Where a button lies, in px from the top: each is 200 px wide and 40 px high. */
type Places = Readonly<Record<string, number>>;

let heard: string[] = [];
/** Taps are made so long (ms) after this. */
let start = performance.now();

beforeEach(async () => {
	// What came of the taps of the test before is seen.
	await new Promise((resolve) => requestAnimationFrame(resolve));
	dropSecondTaps();
	heard = [];
	// Later than any tap of the test before.
	start += 100_000;
});
afterEach(() => {
	document.body.replaceChildren();
});

function lay(places: Places, into: Element = document.body): void {
	for (const [name, top] of Object.entries(places)) {
		const button = into.querySelector<HTMLButtonElement>(`#${name}`) ?? document.createElement('button');
		button.id = name;
		button.style.cssText = `position: fixed; left: 0; top: ${String(top)}px; width: 200px; height: 40px`;
		if (!button.isConnected) button.addEventListener('click', () => heard.push(name));
		into.append(button);
	}
}
const remove = (name: string) => document.getElementById(name)?.remove();
/** What a button does besides being heard. */
const on = (name: string, run: () => void) => document.getElementById(name)?.addEventListener('click', run);

/** A tap on whatever lies there now, made so many ms after the start. */
function tap(at: number, y: number, x = 100): void {
	const event = new MouseEvent('click', {
		bubbles: true,
		cancelable: true,
		clientX: x,
		clientY: y,
		detail: 1
	});
	Object.defineProperty(event, 'timeStamp', { value: start + at });
	document.elementFromPoint(x, y)?.dispatchEvent(event);
}

/** What came of the taps so far is on the screen: as late as the test says it. */
async function painted(at: number): Promise<void> {
	const { timeline } = document;
	Object.defineProperty(document, 'timeline', { configurable: true, value: { currentTime: start + at } });
	await new Promise((resolve) => requestAnimationFrame(resolve));
	Object.defineProperty(document, 'timeline', { configurable: true, value: timeline });
}

describe('one control', () => {
	test.each([
		[50, ['call']],
		[290, ['call']],
		[310, ['call', 'call']]
	])('tapped again after %i ms, handled at once', (distance, expected) => {
		lay({ call: 0 });
		tap(0, 20);
		tap(distance, 20);
		expect(heard).toEqual(expected);
	});
});

describe('another control', () => {
	test('side by side, however quick: both', () => {
		lay({ one: 0, other: 50 });
		tap(0, 20);
		tap(30, 70);
		expect(heard).toEqual(['one', 'other']);
	});

	test('that took the place of the first: not at once, and not before it was seen', async () => {
		lay({ award: 0 });
		on('award', () => {
			remove('award');
			lay({ next: 0 });
		});
		tap(0, 20);
		tap(100, 24);
		await painted(500);
		tap(450, 20);
		expect(heard).toEqual(['award']);
		tap(600, 20);
		expect(heard).toEqual(['award', 'next']);
	});

	test('that came to lie where the first was, seen, and tapped a finger away from there: it was meant', async () => {
		lay({ ben: 0 });
		on('ben', () => lay({ ben: 60, yes: 0 }));
		tap(0, 20, 20);
		await painted(40);
		tap(200, 24, 30);
		expect(heard, 'a hand that shook').toEqual(['ben']);
		tap(220, 20, 150);
		expect(heard).toEqual(['ben', 'yes']);
	});
});

/** A key pressed so many ms after the start. Returns whether it is heard. */
function press(at: number, target: Element, key: string, repeat = false): boolean {
	const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
	Object.defineProperty(event, 'timeStamp', { value: start + at });
	return target.dispatchEvent(event);
}
const button = (name: string): Element => {
	const found = document.getElementById(name);
	if (!found) throw new Error('no button');
	return found;
};

describe('a key that is held', () => {
	test('an Enter that goes on is one Enter; in a field it is the field’s', () => {
		lay({ call: 0 });
		const field = document.createElement('input');
		document.body.append(field);
		expect(press(0, button('call'), 'Enter')).toBe(true);
		expect(press(500, button('call'), 'Enter', true)).toBe(false);
		expect(press(500, button('call'), 'ArrowDown', true)).toBe(true);
		expect(press(500, field, 'Enter', true)).toBe(true);
	});
});

describe('a key pressed twice', () => {
	test.each([
		['Enter', 90, 'Enter', false],
		[' ', 90, ' ', false],
		['Enter', 290, ' ', false],
		['Enter', 310, 'Enter', true],
		[' ', 310, ' ', true]
	])('%j and %i ms later %j on one control', (first, distance, second, taken) => {
		lay({ call: 0 });
		expect(press(0, button('call'), first)).toBe(true);
		expect(press(distance, button('call'), second)).toBe(taken);
	});

	test('a third one counts from the one that was taken', () => {
		lay({ call: 0 });
		expect([0, 90, 310].map((at) => press(at, button('call'), 'Enter'))).toEqual([true, false, true]);
	});

	test('on different controls, with another key between, or where one is quick: both', () => {
		lay({ one: 0, other: 50 });
		expect([press(0, button('one'), 'Enter'), press(30, button('other'), 'Enter')]).toEqual([true, true]);
		expect(press(60, button('other'), 'ArrowDown')).toBe(true);
		expect(press(90, button('other'), 'Enter')).toBe(true);
		button('one').setAttribute('data-quick', '');
		expect([press(400, button('one'), 'Enter'), press(430, button('one'), 'Enter')]).toEqual([true, true]);
	});

	test('what is typed is never dropped', () => {
		lay({ call: 0 });
		const field = document.createElement('input');
		document.body.append(field);
		const taken = (['Enter', 'Enter', ' ', ' ', '1', '1'] as const).map((key, i) =>
			press(i * 20, field, key)
		);
		const digits = ['1', '1'].map((key, i) => press(200 + i * 20, button('call'), key));
		const scrolled = [' ', ' '].map((key, i) => press(300 + i * 20, document.body, key));
		expect([...taken, ...digits, ...scrolled]).not.toContain(false);
	});

	test('what was meant for a control that is gone is no press of the one that has its place', () => {
		lay({ call: 0 });
		const drop = (event: Event) => event.preventDefault();
		document.addEventListener('keydown', drop, true);
		press(0, button('call'), 'Enter');
		document.removeEventListener('keydown', drop, true);
		expect(press(200, button('call'), 'Enter')).toBe(true);
	});
});

test('one that is tapped again and again hears each tap, and what takes its place none of them', async () => {
	lay({ three: 0 });
	button('three').setAttribute('data-quick', 'again');
	let count = 0;
	on('three', () => {
		count += 1;
		if (count < 3) return;
		remove('three');
		lay({ next: 0 });
		button('next').setAttribute('data-quick', 'again');
	});
	for (const at of [0, 60, 120, 180]) tap(at, 20);
	expect(heard).toEqual(['three', 'three', 'three']);
	await painted(200);
	tap(600, 20);
	expect(heard.at(-1)).toBe('next');
});

describe('a tap that waited behind work means what lay there when it was made', () => {
	test('it is heard where that lies now', () => {
		lay({ call: 0, claim: 50, undo: 100 });
		on('call', () => lay({ claim: 100, undo: 150 }));
		tap(0, 20);
		tap(120, 70);
		// The one after it, too, was aimed at what was seen then.
		tap(240, 120);
		expect(heard).toEqual(['call', 'claim', 'undo']);
	});

	test('the same control, later than a hand shakes', () => {
		lay({ call: 0 });
		on('call', () => lay({ call: 100 }));
		tap(0, 20);
		tap(200, 20);
		expect(heard).toEqual(['call']);
		tap(400, 20);
		expect(heard).toEqual(['call', 'call']);
	});

	test('what is gone, or lies under a sheet now, does not hear it', () => {
		lay({ open: 0, other: 50, gone: 100 });
		const sheet = document.createElement('dialog');
		document.body.append(sheet);
		on('open', () => {
			remove('gone');
			sheet.showModal();
		});
		tap(0, 20);
		tap(120, 70);
		tap(240, 120);
		expect(heard).toEqual(['open']);
	});

	test('what lay under a sheet was never meant', () => {
		lay({ board: 100 });
		const sheet = document.createElement('dialog');
		sheet.style.cssText = 'position: fixed; inset: 0; margin: 0; width: 300px; height: 300px';
		document.body.append(sheet);
		lay({ close: 0 }, sheet);
		on('close', () => sheet.close());
		sheet.showModal();
		tap(0, 20);
		tap(120, 120);
		expect(heard).toEqual(['close']);
	});
});
