import type { Page } from '@playwright/test';

/** Makes letters twice as large, as people set them who see little; or as they are again. */
export const enlarge = (page: Page, size: '200%' | '' = '200%'): Promise<string> =>
	page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
