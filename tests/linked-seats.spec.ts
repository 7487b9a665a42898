import { openTold, opening, people } from './support/journal.ts';
import { giveCamera, link, otherDevice, showPhones } from './support/link.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test(
	'why a phone cannot have a seat is in sight below eight names, and says what to do',
	{ tag: long },
	async ({ page: owner, site }) => {
		const names = ['Ana', 'Ben', 'Carla', 'Dora', 'Emil', 'Fina', 'Guadalupe', 'Hannelore'];
		await giveCamera(owner);
		await openTold(owner, site, [
			opening('quingo', {
				...{ players: people(...names), keeping: 'full', rolling: 'app', wilds: 'open', youngest: null },
				set: { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 }
			})
		]);
		await showPhones(owner);
		const browser = owner.context().browser();
		const first = await otherDevice(browser, { viewport: { width: 390, height: 844 } });
		await link(owner, first, site.at);
		await first.getByRole('button', { name: 'Ana', exact: true }).tap();
		const second = await otherDevice(browser, { viewport: { width: 390, height: 664 } });
		await link(owner, second, site.at);
		await second.getByRole('button', { name: /^Ana/ }).tap();
		await expect(second.getByText(en('link_seat_taken'))).toBeInViewport({ ratio: 0.99, timeout: 3000 });
		for (const phone of [first, second]) await phone.context().close();
	}
);
