import type { Page } from '@playwright/test';

/** Resolves once a text with this end is stored; the form's own state may still describe the text before. */
export const stored = (page: Page, end: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/UpdateHtmlEditorColumns') &&
      answer.ok() &&
      `${answer.request().postDataJSON().column1}`.endsWith(`${end}</p>`),
    { timeout: 90_000 },
  );

/** How often the page has reported to the server that it is open. */
export function openedTimes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return calls.filter(({ name, responseEnd }) => name.endsWith('/PageOpened') && responseEnd > 0).length;
  });
}
