import { expect, it } from 'vitest';
import { unended, unquoted } from './unclosed.ts';

/** What a browser makes of markup, inside what Svelte puts it in. */
function madeOf(markup: string, around: string): string {
	const template = document.createElement('template');
	// oxlint-disable-next-line tablemate/no-html-as-text -- it is what Svelte does with it
	template.innerHTML = around.replace('*', markup.replaceAll('<!>', '<!---->'));
	return template.innerHTML;
}

it.each([
	['<div class="two"></div>', '*'],
	['<p> </p> <section class="stack"><h2> </h2> <!></section>', '*'],
	['<div><ul class="a"><li><b> </b></li></ul></div>', '*'],
	['<table><tbody><tr><th></th><td> </td></tr></tbody></table>', '*'],
	['<tr><td></td></tr>', '*'],
	['<label><input type="radio"/><span> </span></label>', '*'],
	['<select><option> </option></select>', '*'],
	['<textarea></textarea>', '*'],
	['<button><svg><path d="M1 2"></path></svg></button>', '*'],
	['<svg viewBox="0 0 2 2"><g><path></path></g></svg>', '*'],
	['<g><path></path><text> </text></g>', '<svg>*</svg>'],
	['<path></path><rect></rect>', '<svg>*</svg>'],
	['<linearGradient><stop/></linearGradient>', '<svg>*</svg>'],
	['<foreignObject><div> </div></foreignObject>', '<svg>*</svg>'],
	['<svg><rect></rect></svg>', '<svg>*</svg>']
])('%s is made without its last ends, too', (markup, around) => {
	const without = unended(markup);
	expect(without).not.toMatch(/>$(?<=<\/[a-z]+>)/i);
	expect(madeOf(without, around)).toBe(madeOf(markup, around));
});

it.each([
	'<div class="_4i" data-testid="saved"> </div>',
	'<label><input class="sr _1" type="radio"/><span class="a b"></span></label>',
	'<input type="number" min="0" step="1.5"/> <b title=""></b>',
	'<a href="#where" target="_blank" rel="noopener">a="b"</a>',
	'<button aria-pressed="true" title="a &gt; b">=</button>',
	'<button title="class="></button>'
])('%s is made without needless quotes, too', (markup) => {
	expect(unquoted(markup).length).toBeLessThanOrEqual(markup.length);
	expect(madeOf(unquoted(markup), '*')).toBe(madeOf(markup, '*'));
});

it.each([
	['<g class="_6l"><use href="#a"></use></g>', '<g class=_6l><use href=#a></use></g>'],
	['<input class="sr" type="radio"/>', '<input class=sr type="radio"/>']
])('%s', (markup, plain) => {
	expect(unquoted(markup)).toBe(plain);
});
