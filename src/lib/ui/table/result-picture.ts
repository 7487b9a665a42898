import type { Total } from '$lib/domain/total';
import { m } from '$lib/i18n';
import { figure as written } from '$lib/i18n/figure';
import { listed } from '$lib/i18n/listed';
import letters from '../fonts/letters-wght-normal.woff2?url';

/** What the picture of a result says. */
export interface Result {
	/** The game's own name. */
	readonly box: string;
	/** The box and how much was played. */
	readonly title: string;
	/** Who won, in words. */
	readonly headline: string;
	readonly figure?: string | undefined;
	readonly about: string;
	/** The best first. */
	readonly totals: readonly Total[];
}

/** Returns whose a total is, and that they left, as others are told. */
export const toldNames = ({ names, here }: Total): string =>
	here === false ? `${listed(names)} (${m.table_left()})` : listed(names);

/** px, whatever the screen. */
const width = 1080;
const margin = 72;
const row = 76;
/** More players than this are counted, not drawn. */
const mostLines = 12;

/** Cuts a text to what fits, with an ellipsis. */
function fitted(context: CanvasRenderingContext2D, text: string, most: number): string {
	if (context.measureText(text).width <= most) return text;
	const signs = [...text];
	while (signs.length > 1 && context.measureText(`${signs.join('')}…`).width > most) signs.pop();
	return `${signs.join('')}…`;
}

/** Breaks a text into lines of at most so many px. */
function broken(context: CanvasRenderingContext2D, text: string, most: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
		if (lines.length > 0 && context.measureText(longer).width <= most) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines.map((line) => fitted(context, line, most));
}

/** What the style sheets say of a poster's parts, each a property that is an attribute of the same name as well. */
const drawn = [
	...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'opacity'],
	...['stroke-linecap', 'stroke-linejoin', 'font-family', 'font-size', 'font-weight', 'letter-spacing'],
	...['text-anchor', 'dominant-baseline']
];

/** Returns the poster's letters, for a picture is drawn without the page's. */
async function lettersOf(family: string): Promise<string> {
	const bytes = new Uint8Array(await (await fetch(letters)).arrayBuffer());
	const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${text})}`;
}

/** Returns the poster on a page as an image, with its size and ground; undefined where there is none. */
async function posterOn(page: HTMLElement) {
	const svg = page.querySelector<SVGSVGElement>('.bill svg');
	if (!svg?.parentElement) return undefined;
	const { width: w, height: h } = svg.getBoundingClientRect();
	const copy = document.importNode(svg, true);
	const copies = [copy, ...copy.querySelectorAll('*')];
	for (const [i, part] of [svg, ...svg.querySelectorAll('*')].entries()) {
		const style = getComputedStyle(part);
		for (const name of drawn) copies[i]?.setAttribute(name, style.getPropertyValue(name));
	}
	copy.setAttribute('width', String(w));
	copy.setAttribute('height', String(h));
	const { fontFamily, backgroundColor } = getComputedStyle(svg.parentElement);
	const sheet = document.createElementNS(svg.namespaceURI, 'style');
	sheet.textContent = await lettersOf(fontFamily.split(',')[0] ?? fontFamily);
	copy.prepend(sheet);
	const image = new Image();
	image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
	await image.decode();
	return { image, w, h, ground: backgroundColor };
}

/**
 * Draws a result as a PNG on this device, in the colours and the type of the page it is asked from: the poster that is
 * on it, or the headline where nobody won, and everybody's score. Undefined when the browser cannot.
 */
export async function pictureOf(result: Result, page: HTMLElement): Promise<Blob | undefined> {
	const canvas = document.createElement('canvas');
	const context = canvas.getContext('2d');
	if (!context) return undefined;
	const style = getComputedStyle(page);
	const colour = (name: string, otherwise: string): string => {
		context.fillStyle = otherwise;
		// What the browser does not know as a colour changes nothing.
		context.fillStyle = style.getPropertyValue(name).trim();
		return context.fillStyle;
	};
	const font = (size: number, weight: number) => {
		context.font = `${String(weight)} ${String(size)}px ${style.fontFamily || 'sans-serif'}`;
	};
	await document.fonts.ready;
	const poster = await posterOn(page).catch(() => undefined);

	const inner = width - 2 * margin;
	font(64, 800);
	const headline = broken(context, result.headline, inner - 2 * margin);
	const shown = result.totals.slice(0, mostLines);
	const words =
		120 + headline.length * 76 + (result.figure === undefined ? 0 : 200) + (result.about ? 64 : 0);
	const card = poster ? Math.round((inner * poster.h) / poster.w) : words;
	const height = 190 + card + 60 + shown.length * row + (result.totals.length > mostLines ? row : 0) + 120;
	canvas.width = width;
	canvas.height = height;

	const ink = colour('--ink', '#222222');
	context.fillStyle = colour('--ground', '#f6f3ee');
	context.fillRect(0, 0, width, height);
	context.fillStyle = ink;
	context.textBaseline = 'alphabetic';
	font(44, 700);
	context.fillText(fitted(context, result.title, inner), margin, 120);

	context.save();
	context.beginPath();
	context.roundRect(margin, 170, inner, card, 24);
	if (poster) {
		context.clip();
		context.fillStyle = colour('--box-b', '#222222');
		context.fillStyle = poster.ground;
		context.fillRect(margin, 170, inner, card);
		context.drawImage(poster.image, margin, 170, inner, card);
	} else {
		context.fillStyle = colour('--box-b', '#222222');
		context.fill();
		context.fillStyle = colour('--on-b', '#ffffff');
		context.textAlign = 'center';
		let y = 170 + 60;
		for (const line of headline) {
			font(64, 800);
			context.fillText(line, width / 2, (y += 72));
		}
		if (result.figure !== undefined) {
			font(190, 800);
			context.fillText(result.figure, width / 2, (y += 190));
		}
		if (result.about) {
			font(38, 400);
			context.fillText(fitted(context, result.about, inner - margin), width / 2, y + 64);
		}
	}
	context.restore();

	let y = 170 + card + 40;
	for (const total of shown) {
		const score = written(total.score);
		y += row;
		context.fillStyle = ink;
		context.textAlign = 'right';
		font(46, 700);
		context.fillText(score, width - margin, y);
		const beside = inner - context.measureText(score).width - 40;
		context.textAlign = 'left';
		font(46, 400);
		context.fillText(fitted(context, toldNames(total), beside), margin, y);
		context.globalAlpha = 0.25;
		context.fillRect(margin, y + 20, inner, 2);
		context.globalAlpha = 1;
	}
	if (result.totals.length > mostLines) {
		context.textAlign = 'left';
		context.fillText(`+${String(result.totals.length - mostLines)}`, margin, y + row);
	}
	context.textAlign = 'right';
	font(34, 400);
	context.fillText('Tablemate', width - margin, height - 48);
	return new Promise((resolve) => {
		canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
	});
}
