import { m } from '$lib/i18n';
import type { Colour } from '../facts';

const colourNames: Record<Colour, () => string> = {
	red: m.bingoh_red,
	yellow: m.bingoh_yellow,
	blue: m.bingoh_blue,
	green: m.bingoh_green,
	purple: m.bingoh_purple,
	white: m.bingoh_white
};
export const colourName = (colour: Colour): string => colourNames[colour]();
