/** A module's path ends like one of these. */
const oneOf = (...ends: string[]): RegExp => new RegExp(`/(${ends.join('|')})$`);

const boxes = '(parker|quingo|sino|bingoh|cardbingo)';

/**
 * What stands together in one file. Left alone, the bundler makes a file of every word and icon that two lazy parts
 * share, each pressed by itself and with imports of its own. A group takes along what its modules import.
 */
export const chunkGroups = [
	{
		// All that the shelf needs before it answers taps, words and drawings included.
		name: 'shelf',
		test: oneOf(
			'src/lib/i18n/[^/]+',
			'src/routes/(Lids|MainNav|lids)\\.\\w+',
			'games/registry\\.ts',
			'games/[^/]+/Lid\\.svelte',
			'dist/(Icon|context)\\.\\w+',
			'icons/(history|library|settings|users)\\.\\w+',
			'paraglide/runtime\\.js',
			'messages/(app_(name|purpose)|shelf_(first|nav|nav_shelf|on_shelf|rules))\\.js',
			'messages/(new|past|people|settings)_title\\.js',
			`messages/(${boxes}_(name|lid)|parker_points)\\.js`
		)
	}
];
