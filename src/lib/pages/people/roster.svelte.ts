import { newId } from '$lib/domain/ids';
import { tidyName } from '$lib/domain/names';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { loadRoster } from '$lib/storage/people';
import {
	addPerson,
	changePerson,
	removePerson,
	mergePeople,
	reinsertPerson,
	unmerge,
	type Changed,
	type PersonChange
} from '$lib/storage/people-changes';
import { isArchived, type Person, type Roster } from '$lib/storage/roster';
import type { Stored, Trouble } from '$lib/storage/trouble';
import { troubleSentence } from '$lib/ui/feedback/troubles';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { severalNames } from '$lib/ui/people/several-names';
import { personSentence } from './sentences';

/** The roster as its page shows it, and all that can be done to it. Every change can be taken back. */
export class RosterDesk {
	/** Undefined until storage has answered. */
	roster = $state.raw<Roster>();
	trouble = $state.raw<Trouble>();
	/** Who is being looked at in the sheet. */
	open = $state<string>();
	/** What was typed of a person whose sheet was closed before it was saved, by what was known of them: it is there when it opens again. */
	left: readonly [of: string, name: string, born: string] | undefined;
	#refused = $state.raw<readonly [where: string | undefined, why: string]>();

	readonly everybody = $derived(this.roster?.people ?? []);
	readonly active = $derived(this.everybody.filter((person) => !isArchived(person)));
	readonly away = $derived(this.everybody.filter(isArchived));
	readonly person = $derived(this.open === undefined ? undefined : this.roster?.get(this.open));

	/** Why the last change was not made, until the next one, and only where it was made: in the sheet that is open, or in the list. */
	get refusal(): string {
		const [where, why = ''] = this.#refused ?? [];
		return where === this.open ? why : '';
	}
	set refusal(why: string) {
		this.#refused = [this.open, why];
	}

	/** Closes a person's sheet, unless another person's has taken its place. */
	close(id: string): void {
		if (this.open !== id) return;
		this.refusal = '';
		this.open = undefined;
	}

	async look(): Promise<void> {
		const read = await loadRoster();
		if (read.ok) {
			this.roster = read.value;
			this.trouble = undefined;
		} else this.trouble = read.trouble;
	}

	/** Does a change and shows what came of it; the sentence of a refusal stays beside what was asked. */
	async #do(
		work: Promise<Stored<Changed>>,
		names?: { from: string; into: string },
		where = this.open
	): Promise<boolean> {
		const answer = await work;
		this.#refused = undefined;
		if (!answer.ok) toasts.show(troubleSentence(answer.trouble));
		else if (!answer.value.ok) this.#refused = [where, personSentence(answer.value.refusal, names)];
		await this.look();
		return answer.ok && answer.value.ok;
	}

	/** Adds a person, or all of a list of names. Returns those that were refused, as they stay in the field. */
	async add(typed: string): Promise<string> {
		const names = severalNames(typed);
		const where = this.open;
		const added: string[] = [];
		const left: string[] = [];
		let refusal = '';
		for (const name of names.length > 1 ? names : [typed]) {
			if (await this.#do(addPerson(newId(), name), undefined, where)) added.push(tidyName(name));
			else {
				left.push(name);
				refusal ||= this.#refused?.[1] ?? '';
			}
		}
		this.#refused = [where, refusal];
		if (added.length > 0) toasts.show(m.new_added({ name: listed(added) }));
		return left.join(', ');
	}

	/** The year as the user typed it; an empty field is no year. */
	change(person: Person, change: PersonChange): Promise<boolean> {
		return this.#do(changePerson(person.id, change));
	}

	async rename(person: Person, typed: string): Promise<boolean> {
		if (!(await this.change(person, { name: typed }))) return false;
		const name = this.roster?.get(person.id)?.name ?? '';
		if (name !== person.name)
			toasts.show(m.people_renamed({ from: person.name, name }), {
				label: m.shell_undo(),
				run: () => void this.change(person, { name: person.name })
			});
		return true;
	}

	async hide(person: Person): Promise<void> {
		const archivedAt = Math.max(Date.now(), person.lastPlayedAt);
		if (!(await this.change(person, { archivedAt }))) return;
		this.open = undefined;
		toasts.show(m.people_away_done({ name: person.name }), {
			label: m.shell_undo(),
			run: () => void this.change(person, { archivedAt: null })
		});
	}

	async bringBack(person: Person): Promise<void> {
		if (!(await this.change(person, { archivedAt: null }))) return;
		toasts.show(m.people_back_done({ name: person.name }));
	}

	async merge(person: Person, into: Person): Promise<void> {
		const names = { from: person.name, into: into.name };
		if (!(await this.#do(mergePeople(person.id, into.id), names))) return;
		this.open = into.id;
		toasts.show(m.people_merged(names), {
			label: m.shell_undo(),
			run: () => void this.part(person)
		});
	}

	async part(person: Person): Promise<void> {
		if (await this.#do(unmerge(person.id))) toasts.show(m.people_parted({ name: person.name }));
	}

	/** Takes a person off the list who never sat at a table. */
	async remove(person: Person): Promise<void> {
		const gone = await removePerson(person.id);
		if (!gone.ok) toasts.show(troubleSentence(gone.trouble));
		this.open = undefined;
		await this.look();
		if (gone.ok)
			toasts.show(m.new_removed({ name: person.name }), {
				label: m.shell_undo(),
				run: () => void this.#do(reinsertPerson(person))
			});
	}
}
