// @ts-nocheck
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import type { Told } from '$lib/link/phones';

const of = (table: string): readonly string[] => loadLocal(`link.told.${table}`)?.split(' ') ?? [];

/** The seals of what phones were told of a table, whenever that was, and by whichever device had it then. */
export const told: Told = {
	of,
	add: (table, seal) => void saveLocal(`link.told.${table}`, [...new Set([...of(table), seal])].join(' '))
};
