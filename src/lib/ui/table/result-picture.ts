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
	/** The highest first. */
	readonly lines: readonly { readonly names: string; readonly score: string }[];
}

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

/**
 * Draws a result as a PNG on this device, in the colours and the type of the page it is asked from. Nothing when the
 * browser cannot.
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

	const inner = width - 2 * margin;
	font(64, 800);
	const headline = broken(context, result.headline, inner - 2 * margin);
	const shown = result.lines.slice(0, mostLines);
	const card = 120 + headline.length * 76 + (result.figure === undefined ? 0 : 200) + (result.about ? 64 : 0);
	const height = 190 + card + 60 + shown.length * row + (result.lines.length > mostLines ? row : 0) + 120;
	canvas.width = width;
	canvas.height = height;

	const ink = colour('--ink', '#222222');
	context.fillStyle = colour('--ground', '#f6f3ee');
	context.fillRect(0, 0, width, height);
	context.fillStyle = ink;
	context.textBaseline = 'alphabetic';
	font(44, 700);
	context.fillText(fitted(context, result.title, inner), margin, 120);

	const [ground, letters] = [colour('--box-b', '#222222'), colour('--on-b', '#ffffff')];
	context.fillStyle = ground;
	context.beginPath();
	context.roundRect(margin, 170, inner, card, 24);
	context.fill();
	context.fillStyle = letters;
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

	y = 170 + card + 40;
	for (const { names, score } of shown) {
		y += row;
		context.fillStyle = ink;
		context.textAlign = 'right';
		font(46, 700);
		context.fillText(score, width - margin, y);
		const beside = inner - context.measureText(score).width - 40;
		context.textAlign = 'left';
		font(46, 400);
		context.fillText(fitted(context, names, beside), margin, y);
		context.globalAlpha = 0.25;
		context.fillRect(margin, y + 20, inner, 2);
		context.globalAlpha = 1;
	}
	if (result.lines.length > mostLines) {
		context.textAlign = 'left';
		context.fillText(`+${String(result.lines.length - mostLines)}`, margin, y + row);
	}
	context.textAlign = 'right';
	font(34, 400);
	context.fillText('Tablemate', width - margin, height - 48);
	return new Promise((resolve) => {
		canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png');
	});
}
