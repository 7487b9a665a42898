import type { Component, ComponentProps } from 'svelte';
import Icon from './Icon.svelte';

type Props = ComponentProps<typeof Icon>;

/**
 * Returns an icon by its strokes; what else it is given is asked where it is shown. The build makes one of each icon
 * (scripts/vite/icons.ts): a component each would weigh more than most drawings.
 */
export const drawn =
	(d: string): Component<Omit<Props, 'd'>> =>
	(at, given) =>
		Icon(at, Object.create(given, { d: { value: d } }) as Props);
