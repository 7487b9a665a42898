import * as v from 'valibot';
import { momentSchema } from './intact';
import { summarySchema, type TableSummary } from './summary';

/** A deleted table as the bin shows it; its journal stays among the others. */
export interface DeletedTable {
	readonly id: string;
	/** ms since 1970. */
	readonly binnedAt: number;
	readonly summary: TableSummary;
	/** It had started by itself. */
	readonly unasked?: boolean | undefined;
}

export const deletedSchema = v.looseObject({
	id: v.string(),
	binnedAt: momentSchema,
	summary: summarySchema,
	unasked: v.optional(v.boolean())
});
