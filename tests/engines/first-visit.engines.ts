import { until } from './driver.ts';
import { inEachEngine } from './engines.ts';

// The short path of the core path: `npm test` goes it too.
inEachEngine({ what: 'first visit' }, async (player) => {
	const { site } = player;
	await player.open('/');
	// They lie in a file of their own, which a policy may keep out.
	const drawn = `[...document.querySelectorAll('.lid use')].filter((one) => one.getBBox().width < 200).length === 0 && document.querySelectorAll('.lid use').length >= 6`;
	const lids = () => until('all lids', () => player.driver.run<boolean>(drawn));
	await lids();
	await player.press({ css: 'a[href*="/new?box=parker-bingo"]' });
	await player.seat('Ana', 'Ben', 'Carla', 'Dan');
	const table = await player.start();
	const tile = await player.callTo(10);
	await player.saved(10);
	await player.reload();
	await player.shows(tile, 'after a reload');
	await player.kept();

	await site.kill();
	await player.driver.goto(table);
	await player.shows(tile, 'without a server');
	await player.open('/');
	await lids();
	await player.open('/new?box=any-game');
	await player.start();
	return 'ten calls, a reload, and one more box without a server';
});
