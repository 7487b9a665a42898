import { inflateSync } from 'node:zlib';

/** A page of a PDF as Chromium writes them. */
export interface PdfPage {
	/** Millimetres. */
	readonly width: number;
	readonly height: number;
	/** All that is written on it, in the order of drawing. */
	readonly text: string;
}

const reference = /^(\d+) 0 R/;

/** Reads pages, sizes and text of a PDF that Chromium made; other makers keep their objects in other ways. */
export function readPdf(bytes: Buffer): readonly PdfPage[] {
	const file = bytes.toString('latin1');
	const objects = new Map<string, string>();
	for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
		objects.set(id, body);
	}
	const at = (text: string | undefined): string => {
		const id = reference.exec(text ?? '')?.[1];
		const body = id === undefined ? undefined : objects.get(id);
		if (body === undefined) throw new Error(`the file has no object ${String(text)}`);
		return body;
	};
	const streamOf = (body: string): string => {
		const begin = /stream\r?\n/.exec(body);
		const length = /\/Length (\d+)/.exec(body)?.[1];
		if (!begin || length === undefined) throw new Error('an object without a stream of known length');
		const from = begin.index + begin[0].length;
		const data = body.slice(from, from + Number(length));
		const packed = body.slice(0, begin.index).includes('/FlateDecode');
		return packed ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
	};
	const after = (body: string, key: string): string | undefined => body.split(key)[1]?.trimStart();

	/** What a font's codes mean, by its list of code to character. */
	const charactersOf = (font: string): Map<number, string> => {
		const list = streamOf(at(after(font, '/ToUnicode')));
		const characters = new Map<number, string>();
		const text = (hex: string) =>
			String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)));
		for (const [, block = ''] of list.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
			for (const [, code = '', to = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
				characters.set(parseInt(code, 16), text(to));
			}
		}
		for (const [, block = ''] of list.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
			for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
				for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++) {
					const unit = parseInt(first, 16) + code - parseInt(from, 16);
					characters.set(code, String.fromCharCode(unit));
				}
			}
		}
		return characters;
	};
	const fonts = new Map<string, { wide: boolean; characters: Map<number, string> }>();
	const fontOf = (ref: string) => {
		const known = fonts.get(ref);
		if (known) return known;
		const body = at(ref);
		const font = { wide: body.includes('/Type0'), characters: charactersOf(body) };
		fonts.set(ref, font);
		return font;
	};

	const written = (page: string): string => {
		const names = new Map(
			[...(after(page, '/Font <<') ?? '').split('>>')[0]!.matchAll(/\/(\w+) (\d+ 0 R)/g)].map(
				([, name = '', ref = '']) => [name, ref]
			)
		);
		const content = streamOf(at(after(page, '/Contents')));
		let font = { wide: false, characters: new Map<number, string>() };
		let text = '';
		// A font is chosen, a piece of text is drawn, or a text block ends.
		for (const [, name, hex, literal] of content.matchAll(
			/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)|\bET\b/g
		)) {
			if (name !== undefined) font = fontOf(names.get(name) ?? name);
			else if (hex !== undefined) {
				const codes = hex.match(font.wide ? /.{4}/g : /.{2}/g) ?? [];
				text += codes.map((code) => font.characters.get(parseInt(code, 16)) ?? '\ufffd').join('');
			} else if (literal !== undefined) {
				throw new Error('a literal string: this reader knows hexadecimal ones only');
			} else text += '\n';
		}
		return text;
	};

	const millimetres = (points: string | undefined) => (Number(points) * 25.4) / 72;
	return [...objects.values()]
		.filter((body) => /^<<\/Type \/Page\n/.test(body))
		.map((page) => {
			const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
			return { width: millimetres(width), height: millimetres(height), text: written(page) };
		});
}
