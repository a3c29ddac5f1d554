import { openCompanyScope } from '@galley/functions/core/company-scope';
import { type ImageRecord, imageEntity } from '@galley/functions/core/entities/image';
import { chunk, type Write } from '@galley/functions/core/table';
import type { Page } from '@playwright/test';
import { withProductTable } from './product-table';

/** Far from the ids that uploads get. */
const firstId = 10_000;
const perMonth = 60;

/** Writes pictures into a company's library, sixty to a month, the last of them in November 2026. */
export async function writePictures(company: string, count: number): Promise<void> {
  const scope = openCompanyScope(company);
  const writes = Array.from({ length: count }, (_, index): Write => {
    const id = firstId + count - index;
    const at = new Date(Date.UTC(2026, 10 - Math.floor(index / perMonth), 15, 12)).toISOString();
    const record: ImageRecord = {
      ...imageEntity.key(scope, id),
      id,
      imageUrl: `${company}/${id}/number-${id}`,
      imageDescription: `Picture number ${index + 1}`,
      altText: '',
      width: 1_600,
      height: [900, 1_200, 2_000][index % 3] ?? 900,
      bytes: 400_000,
      contentType: 'image/png',
      tags: [],
      createdAt: at,
      changedAt: at,
      revision: 1,
    };
    return { put: { ...record } };
  });
  await withProductTable(async (table) => {
    for (const part of chunk(writes, 50)) await table.commit(part);
  });
}

/** One grey pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA3aaVTAAAAABJRU5ErkJggg==';

/** The content of the files is irrelevant: every URL serves the same small one. */
export async function servePictures(page: Page): Promise<void> {
  const body = Buffer.from(png, 'base64');
  await page.route('**/number-*', (route) => route.fulfill({ body, contentType: 'image/png' }));
}
