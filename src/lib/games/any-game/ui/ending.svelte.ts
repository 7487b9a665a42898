import { m } from '$lib/i18n';
import { mostPoints, mostRounds, type Ending } from '../rules/facts';

/** Who can win, to be chosen. [AG-4] */
export const winsOptions = () =>
	[
		{ value: 'highest', label: m.anygame_highest() },
		{ value: 'lowest', label: m.anygame_lowest() }
	] as const;

/** When the game ends, as it is being chosen and typed. [AG-5] */
export class TypedEnding {
	how = $state<Ending['how']>('target');
	target = $state('');
	rounds = $state('');

	constructor(chosen?: Ending) {
		if (!chosen) return;
		this.how = chosen.how;
		if (chosen.how === 'target') this.target = String(chosen.target);
		if (chosen.how === 'rounds') this.rounds = String(chosen.rounds);
	}

	/** What is chosen and typed, to be kept across a reload. */
	get kept(): readonly string[] {
		return [this.how, this.target, this.rounds];
	}

	/** Goes on with what was kept, if that can be read. */
	read(kept: unknown): void {
		if (!Array.isArray(kept)) return;
		const [how, target, rounds] = kept.map(String);
		if (how !== 'target' && how !== 'rounds' && how !== 'open') return;
		this.how = how;
		this.target = target ?? '';
		this.rounds = rounds ?? '';
	}

	/** The ending that is chosen, unless what is typed can be none. */
	get ending(): Ending | undefined {
		if (this.how === 'open') return { how: 'open' };
		const text = (this.how === 'target' ? this.target : this.rounds).trim().replace(/[−–]/g, '-');
		const number = /^-?\d+$/.test(text) ? Number(text) : 0;
		if (this.how === 'target')
			return number !== 0 && Math.abs(number) <= mostPoints ? { how: 'target', target: number } : undefined;
		return number >= 1 && number <= mostRounds ? { how: 'rounds', rounds: number } : undefined;
	}

	/** Why what is typed can be no ending, in one sentence; empty where it can. */
	get why(): string {
		if (this.ending) return '';
		return this.how === 'target'
			? m.anygame_no_target({ most: String(mostPoints) })
			: m.anygame_no_rounds({ most: String(mostRounds) });
	}
}
