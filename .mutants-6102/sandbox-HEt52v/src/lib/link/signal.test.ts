// @ts-nocheck
import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { MalformedData } from '$lib/transfer/bytes';
import { codeOfSignal, fromBase64Url, readLinkCode, toBase64Url } from './code';
import {
	mostSignalBytes,
	packSignal,
	sdpOfSignal,
	signalOfSdp,
	tableMark,
	unpackSignal,
	type Signal
} from './signal';

/** What Chromium says of itself before a camera was allowed, and after; and what Firefox does. */
const chromium = `v=0\r\no=- 7466239076560267978 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=candidate:1985461245 1 udp 2113937151 69b7d8e1-a278-4373-9f4f-19d7fe101721.local 37917 typ host generation 0 network-cost 999\r\na=candidate:1898305357 1 udp 2113942271 46ca37f9-7513-48d8-9cbb-f41085ba1f98.local 52966 typ host generation 0 network-cost 999\r\na=ice-ufrag:IlBN\r\na=ice-pwd:EZicS1qLiTFXMbuz/ONPdsgP\r\na=ice-options:trickle\r\na=fingerprint:sha-256 38:65:72:48:C1:8F:9D:87:74:ED:40:3C:CF:49:52:E0:88:B4:37:1B:F2:86:24:A3:09:27:BD:E3:28:B9:C2:40\r\na=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n`;
const allowed = chromium
	.replace('69b7d8e1-a278-4373-9f4f-19d7fe101721.local', '192.168.178.21')
	.replace('46ca37f9-7513-48d8-9cbb-f41085ba1f98.local', 'fd00::2');
const firefox = `v=0\r\no=mozilla...THIS_IS_SDPARTA-99.0 4 0 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\na=fingerprint:sha-256 AA:65:72:48:C1:8F:9D:87:74:ED:40:3C:CF:49:52:E0:88:B4:37:1B:F2:86:24:A3:09:27:BD:E3:28:B9:C2:40\r\na=group:BUNDLE 0\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\na=candidate:0 1 UDP 2122252543 10.0.0.7 60000 typ host\r\na=candidate:1 1 TCP 2105524479 10.0.0.7 9 typ host tcptype active\r\na=candidate:0 2 UDP 2122252542 10.0.0.7 60001 typ host\r\na=sendrecv\r\na=ice-pwd:0123456789abcdef0123456789abcdef\r\na=ice-ufrag:1a2b3c4d\r\na=mid:0\r\na=setup:actpass\r\na=sctp-port:5000\r\na=max-message-size:1073741823\r\n`;

const of = (sdp: string, kind: Signal['kind'] = 'offer'): Signal => {
	const signal = signalOfSdp(sdp, { kind, table: tableMark('a table'), link: 0xfedcba98 });
	if (!signal) throw new Error('no signal');
	return signal;
};

describe('what a browser says of itself, packed', () => {
	it.each([
		['names that end in .local', chromium, 111],
		['an IPv4 and an IPv6 address', allowed, 99],
		['Firefox, with an address over TCP and a second component', firefox, 82]
	])('%s: read back as it was', (_, sdp, most) => {
		const signal = of(sdp);
		const packed = packSignal(signal);
		expect(packed.length).toBeLessThanOrEqual(most);
		const read = unpackSignal(packed);
		const long = (host: string) => (host === 'fd00::2' ? 'fd00:0000:0000:0000:0000:0000:0000:0002' : host);
		expect(read).toEqual({
			...signal,
			candidates: signal.candidates.map((one) => ({ ...one, host: long(one.host) }))
		});
		expect(of(sdpOfSignal(read)).candidates).toEqual(read.candidates);
		expect(of(sdpOfSignal(read))).toEqual(read);
	});

	it('leaves out what would make it longer than a code may be, the last address first', () => {
		const names = Array.from({ length: 12 }, (_, i) => ({
			host: `46ca37f9-7513-48d8-9cbb-f41085ba1f${String(10 + i)}.local`,
			port: 1000 + i
		}));
		const packed = packSignal({ ...of(chromium), candidates: names });
		expect(packed.length).toBeLessThanOrEqual(mostSignalBytes);
		expect(unpackSignal(packed).candidates).toEqual(names.slice(0, 7));
	});

	it('an address of no known form is left out', () => {
		for (const host of ['fe80::1%eth0', '300.1.1.1', '1:2:3', 'my-laptop.local', '1::2::3'])
			expect(
				unpackSignal(packSignal({ ...of(chromium), candidates: [{ host, port: 5 }] })).candidates
			).toEqual([]);
	});

	it.each([
		['without a certificate', chromium.replace(/a=fingerprint.*\r\n/, '')],
		['with a certificate of another kind', chromium.replace('sha-256', 'sha-384')],
		['without a password', chromium.replace(/a=ice-pwd.*\r\n/, '')]
	])('%s there is no signal', (_, sdp) => {
		expect(signalOfSdp(sdp, { kind: 'offer', table: 0, link: 0 })).toBeUndefined();
	});

	it('any other bytes are refused, and never crash', () => {
		const packed = packSignal(of(chromium));
		for (const [at, byte] of packed.entries()) {
			const changed = packed.slice();
			changed[at] = byte ^ 1;
			expect(() => unpackSignal(changed)).toThrow(MalformedData);
		}
		for (let length = 0; length < packed.length; length++)
			expect(() => unpackSignal(packed.slice(0, length))).toThrow(MalformedData);
	});
});

describe('the code of a signal', () => {
	it('is a text for the scanner, or an address that a phone opens by itself', () => {
		const signal = of(chromium);
		expect(readLinkCode(codeOfSignal(signal))).toEqual({ what: 'signal', signal });
		const address = codeOfSignal(signal, 'https://games.example/app/receive');
		expect(new URL(address).search).toBe('');
		expect(readLinkCode(address)).toEqual({ what: 'signal', signal });
	});

	it.each([
		['a code of another app', 'https://example.com/menu', 'none'],
		['a table that is handed over', 'TM1:ABC', 'none'],
		['a later version', 'TL2.abcd', 'other-version'],
		['a part of one', codeOfSignal(of(chromium)).slice(0, 60), 'garbled'],
		['letters of no alphabet', 'TL1.a', 'garbled']
	])('%s', (_, text, what) => {
		expect(readLinkCode(text)).toEqual({ what });
	});

	it('bytes of any number are letters, and bytes again', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 50 }), (bytes) => {
				expect([...(fromBase64Url(toBase64Url(bytes)) ?? [])]).toEqual([...bytes]);
			})
		);
	});
});
