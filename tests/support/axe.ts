import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe holds against the page as it stands, in words. The themes differ in nothing but colours. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
	const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
	return violations.flatMap(({ id, help, nodes }) =>
		nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} ${failureSummary ?? ''}`)
	);
}
