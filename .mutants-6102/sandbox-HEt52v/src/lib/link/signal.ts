// @ts-nocheck
import { ByteReader, ByteWriter, crc32, MalformedData } from '$lib/transfer/bytes';

/*
 * How two devices find each other without a server: what a browser says of itself (SDP) as few bytes, so that one small
 * code shows it. Only what differs from browser to browser and from link to link is packed; the rest is a template.
 */

/** The version of the packed form; a code of another one is refused in a sentence. */
const version = 1;
/** The most bytes of an offer or an answer: a code that a phone reads at arm's length, or from across a table. */
export const mostSignalBytes = 200;
const mostCandidates = 8;
const fingerprintLength = 32;
const longestSecret = 64;

/** An address in the local network at which a device can be reached: an IP address, or a name that ends in `.local`. */
export interface Candidate {
	readonly host: string;
	readonly port: number;
}

/** What one side says of itself so that the other can reach it. */
export interface Signal {
	readonly kind: 'offer' | 'answer';
	/** Tells tables apart: `tableMark` of the table's id. */
	readonly table: number;
	/** Chosen by the offer (32 bits), repeated by its answer. */
	readonly link: number;
	/** SHA-256 of the certificate. */
	readonly fingerprint: Uint8Array;
	readonly ufrag: string;
	readonly pwd: string;
	readonly candidates: readonly Candidate[];
}

/** Returns what a code says of a table's id. */
export const tableMark = (table: string): number => crc32(new TextEncoder().encode(table));

const iceAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Writes a text of the 64 characters that ICE allows, six bits each. */
function writeSecret(out: ByteWriter, text: string): void {
	out.byte(text.length);
	let [bits, length] = [0, 0];
	for (const character of text) {
		bits = (bits << 6) | iceAlphabet.indexOf(character);
		length += 6;
		if (length >= 8) {
			length -= 8;
			out.byte(bits >> length);
			bits &= (1 << length) - 1;
		}
	}
	if (length > 0) out.byte(bits << (8 - length));
}

function readSecret(data: ByteReader): string {
	const length = data.byte();
	if (length > longestSecret) throw new MalformedData('a secret that is too long');
	let [bits, had] = [0, 0];
	let text = '';
	while (text.length < length) {
		if (had < 6) {
			bits = (bits << 8) | data.byte();
			had += 8;
		}
		had -= 6;
		text += iceAlphabet.charAt((bits >> had) & 63);
		bits &= (1 << had) - 1;
	}
	return text;
}

const isSecret = (text: string): boolean =>
	text.length >= 4 && text.length <= longestSecret && /^[A-Za-z0-9+/]+$/.test(text);

type Address = readonly ['name' | 'v4' | 'v6', readonly number[]];
const addressKinds = ['name', 'v4', 'v6'] as const;
const addressLengths = { name: 16, v4: 4, v6: 16 } as const;

const hexOf = (bytes: readonly number[]): string =>
	bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOfHex = (hex: string): number[] =>
	(hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** Returns the 16 bytes of an IPv6 address, unless it is none. */
function bytesOfIpv6(host: string): number[] | undefined {
	const halves = host.split('::');
	if (halves.length > 2 || !/^[\da-f:]+$/i.test(host)) return undefined;
	const [first = [], last = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
	const missing = 8 - first.length - last.length;
	if (halves.length === 2 ? missing < 1 : missing !== 0) return undefined;
	const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
	if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
	return bytesOfHex(groups.map((group) => group.padStart(4, '0')).join(''));
}

/** Returns an address as bytes; undefined for one that has no short form, and is left out. */
function addressOf(host: string): Address | undefined {
	const name = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/.exec(host);
	if (name) return ['name', bytesOfHex(name.slice(1).join(''))];
	const v4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host)?.slice(1).map(Number);
	if (v4) return v4.every((byte) => byte < 256) ? ['v4', v4] : undefined;
	const v6 = bytesOfIpv6(host);
	return v6 && ['v6', v6];
}

function hostOf([kind, bytes]: Address): string {
	if (kind === 'v4') return bytes.join('.');
	const hex = hexOf(bytes);
	if (kind === 'v6') return (hex.match(/..../g) ?? []).join(':');
	return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

/** Packs a signal; addresses that make it longer than `mostSignalBytes` are left out, the last first. */
export function packSignal(signal: Signal): Uint8Array<ArrayBuffer> {
	const head = new ByteWriter();
	head.byte(version * 16 + (signal.kind === 'answer' ? 1 : 0));
	for (const number of [signal.table, signal.link])
		for (const shift of [24, 16, 8, 0]) head.byte(number >>> shift);
	for (const byte of signal.fingerprint) head.byte(byte);
	writeSecret(head, signal.ufrag);
	writeSecret(head, signal.pwd);
	const bytes = [...head.done()];
	for (const { host, port } of signal.candidates.slice(0, mostCandidates)) {
		const address = addressOf(host);
		if (!address || port < 1 || port > 0xffff) continue;
		const [kind, parts] = address;
		const packed = [addressKinds.indexOf(kind), ...parts, port >> 8, port & 0xff];
		// Two bytes of check sum end it.
		if (bytes.length + packed.length + 2 <= mostSignalBytes) bytes.push(...packed);
	}
	const sum = crc32(Uint8Array.from(bytes)) & 0xffff;
	return Uint8Array.from([...bytes, sum >> 8, sum & 0xff]);
}

/** Reads what `packSignal` returned. Throws `MalformedData` for anything else. */
export function unpackSignal(packed: Uint8Array): Signal {
	if (packed.length < 3 || packed.length > mostSignalBytes)
		throw new MalformedData('not of a signal’s length');
	const body = packed.subarray(0, -2);
	const sum = crc32(body) & 0xffff;
	if (packed.at(-2) !== sum >> 8 || packed.at(-1) !== (sum & 0xff))
		throw new MalformedData('a check sum that is wrong');
	const data = new ByteReader(body);
	const head = data.byte();
	if (head >> 4 !== version || (head & 15) > 1) throw new MalformedData('of another version');
	const number = () => [0, 0, 0, 0].reduce((value) => value * 256 + data.byte(), 0);
	const [table, link] = [number(), number()];
	const fingerprint = Uint8Array.from({ length: fingerprintLength }, () => data.byte());
	const [ufrag, pwd] = [readSecret(data), readSecret(data)];
	if (!isSecret(ufrag) || !isSecret(pwd)) throw new MalformedData('a secret that is none');
	const candidates: Candidate[] = [];
	while (!data.atEnd) {
		const kind = addressKinds[data.byte()];
		if (!kind || candidates.length === mostCandidates) throw new MalformedData('an address that is none');
		const bytes = Array.from({ length: addressLengths[kind] }, () => data.byte());
		const port = data.byte() * 256 + data.byte();
		if (port === 0) throw new MalformedData('an address that is none');
		candidates.push({ host: hostOf([kind, bytes]), port });
	}
	return { kind: (head & 15) === 1 ? 'answer' : 'offer', table, link, fingerprint, ufrag, pwd, candidates };
}

/** Returns what a browser's description says; undefined where it lacks what a link needs. */
export function signalOfSdp(
	sdp: string,
	{ kind, table, link }: Pick<Signal, 'kind' | 'table' | 'link'>
): Signal | undefined {
	const [, digest] = /^a=fingerprint:sha-256 ([\dA-F:]+)\s*$/im.exec(sdp) ?? [];
	const [, ufrag = ''] = /^a=ice-ufrag:(\S+)/m.exec(sdp) ?? [];
	const [, pwd = ''] = /^a=ice-pwd:(\S+)/m.exec(sdp) ?? [];
	const fingerprint = Uint8Array.from(bytesOfHex(digest?.replaceAll(':', '') ?? ''));
	if (fingerprint.length !== fingerprintLength || !isSecret(ufrag) || !isSecret(pwd)) return undefined;
	// The first component, over UDP, at an address of the device itself: nothing else is of use in one network.
	const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
	const candidates = found.map(([, host = '', port]) => ({ host: host.toLowerCase(), port: Number(port) }));
	return { kind, table, link, fingerprint, ufrag, pwd, candidates };
}

/** Returns a description that a browser takes for the other one's. */
export function sdpOfSignal({ kind, fingerprint, ufrag, pwd, candidates }: Signal): string {
	const digest = [...fingerprint].map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');
	const highest = 2_113_937_151;
	return [
		'v=0',
		'o=- 1 2 IN IP4 127.0.0.1',
		's=-',
		't=0 0',
		'a=group:BUNDLE 0',
		'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
		'c=IN IP4 0.0.0.0',
		...candidates.map(
			({ host, port }, i) =>
				`a=candidate:${String(i + 1)} 1 udp ${String(highest - i * 256)} ${host} ${String(port)} typ host`
		),
		'a=end-of-candidates',
		`a=ice-ufrag:${ufrag}`,
		`a=ice-pwd:${pwd}`,
		`a=fingerprint:sha-256 ${digest}`,
		`a=setup:${kind === 'offer' ? 'actpass' : 'active'}`,
		'a=mid:0',
		'a=sctp-port:5000',
		'a=max-message-size:262144',
		''
	].join('\r\n');
}
