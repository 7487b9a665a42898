const drawings = import.meta.glob<string>('/src/lib/games/*/ui/lid.svg', {
	eager: true,
	query: '?raw',
	import: 'default'
});

/** Returns what is drawn, without what only an editor of drawings needs. */
const small = (drawing: string): string =>
	drawing
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([<>]) ?/g, '$1')
		.replace(/ ?\/>/g, '/>')
		.trim();

/** The drawings of all lids, each a symbol by the name of its box. */
export const lidSymbols = `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings)
	.map(([file, drawing]) => {
		const box = file.split('/').at(-3) ?? '';
		return small(drawing)
			.replace(/^<svg xmlns="[^"]*"/, `<symbol id="${box}"`)
			.replace(/<\/svg>$/, '</symbol>');
	})
	.join('')}</svg>`;
