import type { CompanyScope } from '../core/company-scope';
import { releaseEntity } from '../core/entities/path';
import { imageUrlsIn, picturesOf } from '../core/images/image-models';
import type { JobWork } from '../core/jobs';
import { listsWithPicture, pagesWithLists } from '../core/release/lists';
import { releaseStateOf } from '../core/release/release-state';
import { readSite } from '../core/release/site';
import type { Table } from '../core/table';
import { outdateReleases, renderChrome } from './pages-to-render';

/**
 * A picture has a new file or new variants: renders the chrome again where it shows the picture, and returns
 * the live pages to re-render. A concurrent publish that read the earlier state shows the whole file, which
 * is wrong only after a replacement: only then must releases read again.
 */
export async function renderImage(
  table: Table,
  scope: CompanyScope,
  { imageId, imageUrl, isReplaced }: JobWork<'render-image'>,
): Promise<number[]> {
  if (isReplaced) await outdateReleases(table, scope);
  const release = releaseStateOf(await table.get(releaseEntity.key(scope)));
  const site = await readSite(table, scope);
  if (imageUrlsIn(scope, picturesOf(site)).includes(imageUrl)) await renderChrome(table, scope, release);
  const showing = site.pages
    .filter(({ liveVersionId, imageIds }) => liveVersionId !== null && imageIds?.includes(imageId))
    .map(({ id }) => id);
  const listing = pagesWithLists(site.pages, listsWithPicture(site.pages, imageUrl));
  return [...new Set([...showing, ...listing])];
}
