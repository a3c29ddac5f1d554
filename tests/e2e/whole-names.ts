import type { Browser } from '@playwright/test';

const byText = ['getByText', 'getByPlaceholder', 'getByTitle', 'getByAltText'] as const;

type Find = (this: unknown, what: unknown, options?: { name?: unknown; exact?: boolean }) => unknown;
type Finds = Record<(typeof byText)[number] | 'getByLabel' | 'getByRole', Find>;

/** Matches the exact label, with or without the asterisk of a required field. */
const wholeLabel = (text: string) =>
  new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?\\s*$`);

/**
 * Playwright finds 'Save' in 'Unsaved changes' as well, so a wrong word could pass. In the journeys a text or a name
 * matches exactly and case-sensitively; a test that wants a partial match uses a regular expression or `exact:
 * false`.
 */
export async function matchWholeNames(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const finders = [page, page.mainFrame(), page.locator('html'), page.frameLocator('iframe')];
  for (const finder of finders) {
    const prototype = Object.getPrototypeOf(finder) as Finds;
    for (const by of byText) {
      const find = prototype[by];
      prototype[by] = function (text, options) {
        return find.call(this, text, { exact: typeof text === 'string', ...options });
      };
    }
    const { getByLabel, getByRole } = prototype;
    prototype.getByLabel = function (label, options) {
      const isWhole = typeof label === 'string' && options?.exact === undefined;
      return getByLabel.call(this, isWhole ? wholeLabel(label) : label, options);
    };
    prototype.getByRole = function (role, options) {
      return getByRole.call(this, role, { exact: typeof options?.name === 'string', ...options });
    };
  }
  await page.close();
}
