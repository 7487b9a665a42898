// No import or export at the top: this file declares what is known everywhere.

/** The version in package.json, for the settings page and for exported files. */
declare const __APP_VERSION__: string;

declare namespace App {
	interface PageState {
		/** A rematch: the opening that the set-up begins with. */
		again?: import('$lib/domain/opening').Opening;
		/** A past game that is to be put right: its table opens with its history. */
		history?: true;
		/** A past game in which a seat has the wrong person: its table opens where that is put right. */
		people?: true;
	}
}
