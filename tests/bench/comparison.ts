import type { CompanyScope } from '@galley/functions/core/company-scope';
import { componentEntity, versionEntity } from '@galley/functions/core/entities/version';
import type { Table, Write } from '@galley/functions/core/table';
import type { Cloud } from '@galley/infra/local/cloud';
import type { Page } from '@playwright/test';
import { openAdminSession } from './admin-session';
import { type Figure, millisecondsOf, repeated } from './figures';
import { backups, oldPage, writeLargeCompany } from './large-company-items';
import type { Group } from './row';
import { withBrowser } from './with-browser';

const parts = 4;
const words = 4_000;
/** Two versions of the page with the long history; those before them stay as they are. */
const [former, latter] = [backups, backups + 1];
const lastOf = (part: number) => `The end of part ${part}.`;

/** How long two versions take to be compared whose large texts differ everywhere. */
export const comparison: Group = {
  name: 'comparison',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const context = await browser.newContext();
      const { table, scope } = await openAdminSession(cloud, context, 'acme');
      await writeLargeCompany(table, scope, 30);
      await writeTexts(table, scope, former, (n) => `was${(n * 7) % 97}`);
      await writeTexts(table, scope, latter, (n) =>
        n % 3 === 0 ? `is${(n * 11) % 89}` : `was${(n * 5) % 97}`,
      );
      onProgress(`${parts} texts of ${words} words are written`);
      const page = await context.newPage();
      const time = await msToCompare(page, cloud);
      return [
        {
          name: `comparison of ${parts} large components`,
          ...time,
          unit: 'ms',
          target: 500,
          note: `${words} words each, from the click on 'Words'`,
        },
      ];
    });
  },
};

/** Replaces the first components of a version by text editors. */
async function writeTexts(
  table: Table,
  scope: CompanyScope,
  versionId: number,
  word: (n: number) => string,
): Promise<void> {
  const version = await table.get(versionEntity.key(scope, oldPage, versionId));
  if (!version) throw new Error(`There is no version ${versionId}.`);
  const type = 'HtmlEditorColumns';
  const placements = version.placements.slice(0, parts).map((placement) => ({ ...placement, type }) as const);
  const texts = placements.map(({ n, componentName }): Write => {
    const sentences = Array.from({ length: words }, (_, index) => word(index + n)).join(' ');
    const data = {
      componentName,
      borderStyle: 'none',
      format: '4_4',
      column1: `<p>${sentences}</p><p>${lastOf(n)}</p>`,
    };
    return {
      put: { ...componentEntity.key(scope, oldPage, versionId, n), n, versionId, type, data, revision: 1 },
    };
  });
  await table.commit([{ put: { ...version, placements } }, ...texts]);
}

async function msToCompare(page: Page, cloud: Cloud): Promise<Figure> {
  await page.goto(`${cloud.adminUrl}/CompareVersions/${oldPage}?from=${former}&to=${latter}`);
  const choose = (view: string) => page.getByText(view, { exact: true }).click();
  return repeated(async () => {
    await choose('Side by side');
    await page.getByText(lastOf(parts)).first().waitFor({ state: 'hidden' });
    return millisecondsOf(async () => {
      await choose('Words');
      await page.getByText(lastOf(parts)).first().waitFor();
    });
  });
}
