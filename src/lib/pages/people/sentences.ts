import { byReason } from '$lib/domain/by-kind';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { PersonRefusal } from '$lib/storage/people-changes';
import { personColours, type PersonColour } from '$lib/storage/roster';

type Sentences = {
	[W in PersonRefusal['why']]: (
		refusal: Extract<PersonRefusal, { why: W }>,
		names: { readonly from: string; readonly into: string }
	) => string;
};

const sentences: Sentences = {
	'name-empty': () => m.new_no_empty(),
	'name-too-long': ({ most, length }) => m.name_refused_long({ most: String(most), length: String(length) }),
	'name-taken': ({ by }) => m.people_no_taken({ name: by.name }),
	'no-birth-year': ({ first, last }) => m.people_no_year({ first: String(first), last: String(last) }),
	'sat-together': (_, { from, into }) => m.people_no_together({ names: listed([from, into]) }),
	'unknown-person': () => m.people_no_unknown()
};

/** Why the roster was not changed, in one sentence; `names` are of those who were to be one. */
export const personSentence = (refusal: PersonRefusal, names = { from: '', into: '' }): string =>
	byReason(sentences, refusal, names) ?? '';

const names: Record<PersonColour, () => string> = {
	red: () => m.people_red(),
	orange: () => m.people_orange(),
	yellow: () => m.people_yellow(),
	green: () => m.people_green(),
	teal: () => m.people_teal(),
	blue: () => m.people_blue(),
	violet: () => m.people_violet(),
	pink: () => m.people_pink()
};

/** The colours by name, none first. */
export const colourChoices = (): readonly {
	readonly colour: PersonColour | null;
	readonly name: string;
}[] => [
	{ colour: null, name: m.people_no_colour() },
	...personColours.map((colour) => ({ colour, name: names[colour]() }))
];
