// @ts-nocheck
import { resolve } from '$app/paths';

/** Returns whether this app's address means another device's own, there: then no code of it helps a phone. */
export const onlyHere = ({ hostname }: Pick<Location, 'hostname'> = location): boolean =>
	hostname === 'localhost' ||
	hostname.endsWith('.localhost') ||
	/^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname);

/** Returns the address under which a phone opens the page of links by itself; undefined where it can't. */
export const addressHere = (): string | undefined =>
	onlyHere() ? undefined : `${location.origin}${resolve('/linked')}`;
