import type { Snippet } from 'svelte';

/** What a table's menu asks for and the play page shows: the links themselves are fetched then. */
class Linking {
	/** The player wants to see the phones, and the code by which they join; undefined as long as nobody ever did. */
	asked = $state<boolean>();
	/** The phones that follow this table: how many answer, as it is said, and as the menu's button shows it. */
	phones = $state.raw<{ readonly text: string; readonly badge: Snippet }>();
}

export const linking = new Linking();
