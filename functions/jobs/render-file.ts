import { fileIdsIn } from '@galley/shared/page-links';
import type { CompanyScope } from '../core/company-scope';
import { releaseEntity } from '../core/entities/path';
import { picturesOf } from '../core/images/image-models';
import type { JobWork } from '../core/jobs';
import { releaseStateOf } from '../core/release/release-state';
import { readSite } from '../core/release/site';
import type { Table } from '../core/table';
import { outdateReleases, renderChrome } from './pages-to-render';

/**
 * Renders the chrome again where it links to the file, and returns the live pages to re-render. A concurrent
 * publish must read again, so that no page keeps a link to a deleted file.
 */
export async function renderFile(
  table: Table,
  scope: CompanyScope,
  { fileId }: JobWork<'render-file'>,
): Promise<number[]> {
  await outdateReleases(table, scope);
  const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
  const site = await readSite(table, scope);
  if (fileIdsIn(picturesOf(site)).includes(fileId)) await renderChrome(table, scope, release);
  return site.pages
    .filter(({ liveVersionId, fileIds }) => liveVersionId !== null && fileIds?.includes(fileId))
    .map(({ id }) => id);
}
