import { expect, it } from 'vitest';
import { unended } from './unclosed.ts';

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
