import type { SinoDesk } from './desk.svelte';

/** Opens the bonuses of a player, to add one. [S-8] */
export function askBonus(desk: SinoDesk, player: string): void {
	if (desk.watched()) return;
	desk.shown = player;
	desk.open = 'bonus';
}
