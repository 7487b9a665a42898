// @ts-nocheck
import { m } from '$lib/i18n';
import type { CardSpace } from '../rules/card-set';
import { spaceName, spaceTitle } from '../text/spaces';

/** Returns what a space of a card is, in words. */
export function spaceWords(space: CardSpace): string {
	if (space.is === 'plain') return m.link_plain_space();
	if (space.is !== 'special') return spaceName(space.is === 'free' ? 'free-space' : 'dead-zone');
	return spaceTitle(space.space, space.chips);
}
