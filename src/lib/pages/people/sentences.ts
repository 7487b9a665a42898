import { byReason } from '$lib/domain/by-kind';
import { sameName } from '$lib/domain/names';
import { language, m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { PersonRefusal } from '$lib/storage/people-changes';
import { personColours, type Person, type PersonColour } from '$lib/storage/roster';
import { ago } from '$lib/ui/ago';
import { dayAndTime } from '$lib/ui/feedback/sentences';

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

/** Returns why the roster was not changed, in one sentence; `names` are of those who were to be one. */
export const personSentence = (refusal: PersonRefusal, names = { from: '', into: '' }): string =>
	byReason(sentences, refusal, names) ?? '';

/** Returns whether another of these people has the same name, as can be after a restore. */
const hasNamesake = ({ id, name }: Person, people: readonly Person[]): boolean =>
	people.some((other) => other.id !== id && sameName(other.name, name));

/**
 * Returns what is known of a person, in a few words: when they last played, to the minute where another person has the
 * same name, and their year of birth. `now` in ms since 1970.
 */
export function aboutPerson(person: Person, people: readonly Person[], now: number): string {
	const { lastPlayedAt: at } = person;
	const played =
		now - at < 60_000 ? m.people_played_now() : m.people_played({ ago: ago(at, now, language.current) });
	return joined([
		at === 0 ? m.people_never() : played,
		at > 0 && hasNamesake(person, people) && dayAndTime(at),
		birth(person)
	]);
}

/** Returns a person's name, and where somebody else has it, too, what is known of them in the fewest words. */
export function nameApart(person: Person, people: readonly Person[]): string {
	const { name, lastPlayedAt: at } = person;
	if (!hasNamesake(person, people)) return name;
	return joined([name, at === 0 ? m.people_never() : dayAndTime(at), birth(person)]);
}

const joined = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');
const birth = ({ born }: Person) => born !== undefined && m.people_born_in({ year: String(born) });

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
