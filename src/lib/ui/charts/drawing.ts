/** What a drawing takes from the style sheet: all of it goes into the picture as attributes of its own. */
const drawn = [
	...[
		'fill',
		'fill-opacity',
		'stroke',
		'stroke-width',
		'stroke-dasharray',
		'stroke-linecap',
		'stroke-linejoin'
	],
	...['font-family', 'font-size', 'font-weight', 'text-anchor']
];

/** So many dots of the picture to one of the drawing. */
const scale = 3;
const margin = 24;
const head = 44;

/** Returns a copy of a drawing that needs no style sheet. */
function standalone(svg: SVGSVGElement, width: number, height: number): SVGSVGElement {
	const copy = document.importNode(svg, true);
	const [from, to] = [svg, copy].map((root) => [...root.querySelectorAll<SVGElement>('*')]);
	to?.forEach((element, i) => {
		const original = from?.[i];
		if (!original) return;
		const style = getComputedStyle(original);
		for (const name of drawn) element.setAttribute(name, style.getPropertyValue(name));
		element.removeAttribute('class');
	});
	copy.setAttribute('width', String(width));
	copy.setAttribute('height', String(height));
	return copy;
}

const loaded = (image: HTMLImageElement): Promise<void> =>
	new Promise((resolve, reject) => {
		image.onload = () => resolve();
		image.onerror = () => reject(new Error('the drawing could not be drawn'));
	});

/**
 * Returns a drawing under its title as a PNG picture, in the colours of the screen; made on the device.
 * Rejects when the browser cannot draw it.
 */
export async function pictureOf(svg: SVGSVGElement, title: string): Promise<Blob> {
	const { width, height } = svg.viewBox.baseVal;
	const text = new XMLSerializer().serializeToString(standalone(svg, width, height));
	const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
	try {
		const image = new Image();
		const ready = loaded(image);
		image.src = address;
		await ready;
		const canvas = document.createElement('canvas');
		canvas.width = (width + 2 * margin) * scale;
		canvas.height = (height + head + 2 * margin) * scale;
		const pen = canvas.getContext('2d');
		if (!pen) throw new Error('no canvas');
		const { backgroundColor } = getComputedStyle(document.body);
		const { color, fontFamily } = getComputedStyle(svg);
		pen.scale(scale, scale);
		pen.fillStyle = backgroundColor;
		pen.fillRect(0, 0, width + 2 * margin, height + head + 2 * margin);
		pen.fillStyle = color;
		pen.font = `700 24px ${fontFamily}`;
		pen.fillText(title, margin, margin + 20, width);
		pen.drawImage(image, margin, margin + head, width, height);
		return await new Promise<Blob>((resolve, reject) =>
			canvas.toBlob((blob) => {
				if (blob) resolve(blob);
				else reject(new Error('no picture'));
			}, 'image/png')
		);
	} finally {
		URL.revokeObjectURL(address);
	}
}
