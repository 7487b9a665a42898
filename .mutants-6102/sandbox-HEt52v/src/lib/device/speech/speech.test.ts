// @ts-nocheck
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Speech, SPEECH_TIMES } from './speech.svelte';

/** A synthesizer by hand: headless browsers have no voices. `behaviour` is how its engine treats an utterance. */
class Synthesizer extends EventTarget {
	voices: SpeechSynthesisVoice[] = [];
	behaviour: 'speaks' | 'mute' | 'endless' | 'error' | 'throws' = 'speaks';
	speaking = false;
	pending = false;
	paused = false;
	log: {
		what: string;
		at: number;
		lang?: string;
		voice?: string | undefined;
		rate?: number;
		volume?: number;
	}[] = [];
	#end: ReturnType<typeof setTimeout> | undefined;

	getVoices() {
		return this.voices;
	}
	load(...voices: SpeechSynthesisVoice[]) {
		this.voices = voices;
		this.dispatchEvent(new Event('voiceschanged'));
	}
	cancel() {
		this.log.push({ what: 'cancel', at: Date.now() });
		clearTimeout(this.#end);
		this.speaking = false;
	}
	resume() {
		this.paused = false;
	}
	speak(utterance: SpeechSynthesisUtterance) {
		const { text, lang, voice, rate, volume } = utterance;
		this.log.push({ what: text, at: Date.now(), lang, voice: voice?.name, rate, volume });
		if (this.behaviour === 'throws') throw new Error('no engine');
		this.speaking = true;
		const event = {} as SpeechSynthesisEvent;
		if (this.behaviour === 'mute') return;
		if (this.behaviour === 'error') {
			this.speaking = false;
			utterance.onerror?.(event as SpeechSynthesisErrorEvent);
			return;
		}
		utterance.onstart?.(event);
		if (this.behaviour === 'endless') return;
		this.#end = setTimeout(() => {
			this.speaking = false;
			utterance.onend?.(event);
		}, 1000);
	}
}

const monica = { name: 'Mónica', lang: 'es-ES', localService: true, default: true, voiceURI: '' };
const daniel = { name: 'Daniel', lang: 'en_GB', localService: true, default: true, voiceURI: '' };

let engine: Synthesizer;
let muted: boolean;
let chime: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let speech: Speech;

beforeEach(() => {
	vi.useFakeTimers();
	engine = new Synthesizer();
	engine.voices = [monica, daniel];
	muted = false;
	chime = vi.fn(() => Promise.resolve(true));
	speech = new Speech({
		synthesizer: () => engine as unknown as SpeechSynthesis,
		utterance: (text) =>
			({ text, lang: '', voice: null, volume: 1, rate: 1 }) as unknown as SpeechSynthesisUtterance,
		muted: () => muted,
		voiceName: () => undefined,
		manner: () => ({ volume: 0.5, rate: 1.25 }),
		chime
	});
});
afterEach(() => vi.useRealTimers());

const texts = () => engine.log.map((entry) => entry.what);

test('speaks with a voice of the language, and says the language as well', async () => {
	const said = speech.speak('N, thirty-one', 'en');
	expect(engine.log).toMatchObject([{ what: 'N, thirty-one', lang: 'en-GB', voice: 'Daniel' }]);
	await vi.runAllTimersAsync();
	expect(await said).toBe('spoken');
	expect(chime).not.toHaveBeenCalled();
});

test('the first text is spoken in the same turn as the tap: iOS would drop it later', () => {
	void speech.speak('B, uno', 'es');
	expect(texts()).toEqual(['B, uno']);
});

test('it is as loud and as fast as the device likes it', () => {
	void speech.speak('N, thirty-one', 'en');
	expect(engine.log[0]).toMatchObject({ volume: 0.5, rate: 1.25 });
});

test('a pause is silent, and a text asked for meanwhile takes its place', async () => {
	const first = speech.speak('one', 'en', 2000);
	await vi.advanceTimersByTimeAsync(1900);
	expect(texts()).toEqual([]);
	const second = speech.speak('two', 'en', 2000);
	await vi.advanceTimersByTimeAsync(1900);
	expect(texts()).toEqual([]);
	await vi.runAllTimersAsync();
	expect([await first, await second, ...texts()]).toEqual(['silent', 'spoken', 'two']);
});

test('a new text cuts off the old one and waits for the engine to settle', async () => {
	const first = speech.speak('one', 'en');
	await vi.advanceTimersByTimeAsync(200);
	const second = speech.speak('two', 'en');
	await vi.runAllTimersAsync();
	expect([await first, await second]).toEqual(['silent', 'spoken']);
	expect(texts()).toEqual(['one', 'cancel', 'two']);
	const [, cancelled, next] = engine.log;
	expect((next?.at ?? 0) - (cancelled?.at ?? 0)).toBe(SPEECH_TIMES.afterCancel);
});

test('of three texts in a hurry only the last is heard', async () => {
	const all = [speech.speak('one', 'en'), speech.speak('two', 'en'), speech.speak('three', 'en')];
	await vi.runAllTimersAsync();
	expect(await Promise.all(all)).toEqual(['silent', 'silent', 'spoken']);
	expect(texts()).not.toContain('two');
});

test('muted: nothing at all, and what was being said stops', async () => {
	const first = speech.speak('one', 'en');
	muted = true;
	expect(await speech.speak('two', 'en')).toBe('silent');
	expect(await first).toBe('silent');
	expect(texts()).toEqual(['one', 'cancel']);
	expect(chime).not.toHaveBeenCalled();
});

test('voices that come late are waited for', async () => {
	engine.voices = [];
	const said = speech.speak('N, treinta y uno', 'es');
	await vi.advanceTimersByTimeAsync(300);
	expect(speech.available).toBe('unknown');
	engine.load(monica);
	await vi.runAllTimersAsync();
	expect(await said).toBe('spoken');
	expect(speech.available).toBe('voices');
});

test('no voice: chimes, and after a while the device counts as having none', async () => {
	engine.voices = [];
	const stop = speech.start();
	const said = speech.speak('one', 'en');
	await vi.advanceTimersByTimeAsync(SPEECH_TIMES.forVoices);
	expect(await said).toBe('chimed');
	expect(speech.available).toBe('unknown');
	await vi.advanceTimersByTimeAsync(SPEECH_TIMES.untilNone);
	expect(speech.available).toBe('none');
	engine.load(daniel);
	expect(speech.available).toBe('voices');
	stop();
});

test('no voice of the language: chimes rather than read Spanish in English', async () => {
	engine.voices = [daniel];
	expect(await speech.speak('uno', 'es')).toBe('chimed');
	expect(texts()).toEqual([]);
});

test.each([
	['never begins', 'mute', 'chimed', SPEECH_TIMES.toBegin],
	['begins and never ends', 'endless', 'spoken', SPEECH_TIMES.toEnd + 3 * SPEECH_TIMES.toEndPerCharacter],
	['reports an error', 'error', 'chimed', 0],
	['throws', 'throws', 'chimed', 0]
] as const)('an engine that %s', async (_, behaviour, outcome, within) => {
	engine.behaviour = behaviour;
	const said = speech.speak('one', 'en');
	await vi.advanceTimersByTimeAsync(within);
	expect(vi.getTimerCount()).toBe(0);
	expect(await said).toBe(outcome);
	engine.behaviour = 'speaks';
	const next = speech.speak('two', 'en');
	await vi.runAllTimersAsync();
	expect(await next).toBe('spoken');
});

test('no synthesizer, and a chime that fails: silent, no rejection', async () => {
	const bare = new Speech({
		synthesizer: () => undefined,
		utterance: () => {
			throw new Error('unreachable');
		},
		muted: () => false,
		voiceName: () => undefined,
		manner: () => ({ volume: 0.5, rate: 1.25 }),
		chime: () => Promise.reject(new Error('no sound'))
	});
	bare.start()();
	expect(bare.available).toBe('none');
	expect(await bare.speak('one', 'en')).toBe('silent');
});

test('unlocking says nothing, once, and not over a text', () => {
	void speech.speak('one', 'en');
	speech.unlock();
	engine.cancel();
	speech.unlock();
	expect(texts()).toEqual(['one', 'cancel']);
});
