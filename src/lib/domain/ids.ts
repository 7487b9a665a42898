// The one place that asks the platform's cryptographic generator: what is made here is payload of a fact ever after. [G-7]

function randomHex(bytes: number): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
		byte.toString(16).padStart(2, '0')
	).join('');
}

/** Returns a new seed: 128 bits from the platform's generator, as 32 hexadecimal digits. */
export const newSeed = (): string => randomHex(16);

/** Returns a new id for a table, a player or a tab: 80 bits, so that ids made on devices that never met do not clash. */
export const newId = (): string => randomHex(10);
