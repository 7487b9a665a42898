/** Scrolls what matters now into sight, no further than it takes. */
export const inSight = (element: Element): void => element.scrollIntoView({ block: 'nearest' });
