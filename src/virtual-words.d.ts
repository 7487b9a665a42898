/** The words as the build makes tables of them: scripts/vite/words.ts. */
declare module 'virtual:words' {
	/** Messages with `|` between them: a sentence each, or with `^` between them by which part one is chosen, each value with its sentence, and that of all others. */
	export type Table = string;
	type ByLanguage<T> = Readonly<Record<'en' | 'es', Readonly<Record<string, T | undefined>>>>;

	/** The tables by their number. */
	export const names: readonly string[];
	/** The number of each table's first message. */
	export const starts: readonly number[];
	/** Those that are there from the start. */
	export const here: ByLanguage<Table>;
	/** How each of the others is fetched. */
	export const fetched: ByLanguage<() => Promise<{ default: Table }>>;
	/** Each message's number by its key, where keys are asked for: empty in the built app. */
	export const numbers: Readonly<Record<string, number>>;
}
