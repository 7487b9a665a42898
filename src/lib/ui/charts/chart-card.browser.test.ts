import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { language } from '$lib/i18n';
import ChartCard from './ChartCard.svelte';
import type { Chart } from './chart';

const chart = (kind: Chart['kind'], ...values: readonly number[]): Chart => ({
	id: 'some',
	title: 'Some',
	kind,
	foot: { title: 'Box', labels: values.map((_, place) => String(place + 1)) },
	side: { title: 'Sheets', share: true },
	series: [{ name: 'Open', values }]
});

test.each([
	['every bar, also beside one as high, and no place without one', 'bars', ['2 17%', '3 17%', '5 50%']],
	['every step of a curve once', 'lines', ['1 0%', '2 17%', '4 0%', '5 50%']]
] as const)('the table beside a chart has %s', async (_, kind, rows) => {
	language.set('en');
	const { container } = await render(ChartCard, { chart: chart(kind, 0, 1 / 6, 1 / 6, 0, 0.5) });
	const shown = [...container.querySelectorAll('tbody tr')].map(({ children }) =>
		[...children].map(({ textContent }) => textContent.trim()).join(' ')
	);
	expect(shown).toEqual(rows);
});
