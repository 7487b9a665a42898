/** What a table's menu asks for and the play page shows: the links themselves are fetched then. */
// @ts-nocheck

class Linking {
	/** The player wants to see the phones, and the code by which they join; undefined as long as nobody ever did. */
	asked = $state<boolean>();
}

export const linking = new Linking();
