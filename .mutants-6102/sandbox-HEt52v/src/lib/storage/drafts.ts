// @ts-nocheck
import { database, type Database } from './db';
import { loadInput, saveInputs } from './input-store';
import type { Stored } from './trouble';

/** Loads the half-typed input of a table, still to be parsed by its box. Returns undefined if there is none. */
export const loadDraft = (table: string, from: Database = database): Promise<unknown> =>
	loadInput({ store: 'drafts', key: table }, from);

/** Saves the half-typed input of a table, any plain value; `undefined` removes it. */
export const saveDraft = (table: string, draft: unknown, to: Database = database): Promise<Stored<void>> =>
	saveInputs([{ store: 'drafts', key: table, value: draft }], to);
