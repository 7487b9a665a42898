import { language, m } from '$lib/i18n';
import { loadKept } from '$lib/session/kept';
import { dayAndTime } from '$lib/ui/feedback/sentences';
import * as v from 'valibot';

const schema = v.object({ to: v.nullable(v.string()), sure: v.boolean() });
/** Where a table went over a link: whose device that is, if it is a player's, and whether it said that it has it. */
export type Went = v.InferOutput<typeof schema>;

/** Resolves with the sentence that says where a table went; undefined for one that went as codes or as a file. */
export async function wentSentence(table: string, at: number): Promise<string | undefined> {
	const [kept] = await Promise.all([loadKept('link', `went/${table}`), language.need('link')]);
	const read = v.safeParse(schema, kept.ok ? kept.value[0] : undefined);
	if (!read.success) return undefined;
	const { to, sure } = read.output;
	const date = dayAndTime(at);
	if (!sure) return m.link_went_unsure({ date });
	return to === null ? undefined : m.link_went({ name: to, date });
}
