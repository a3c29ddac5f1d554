import { fileIdsIn } from '@galley/shared/page-links';
import type { LiveChange } from '@galley/shared/permissions';
import type { CompanyScope } from '../core/company-scope';
import type { FileRecord, ImageRecord } from '../core/entities/image';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { sitePartition } from '../core/entities/site';
import { imageUrlsIn } from '../core/images/image-models';
import type { NewJob } from '../core/jobs';
import { allowLiveChange } from '../core/live-changes';
import type { Session } from '../core/session';
import type { Table } from '../core/table';

/** The context of a change to the library. */
export interface LibraryChange {
  table: Table;
  scope: CompanyScope;
  session: Session;
  now: Date;
}

/**
 * The rule for changing a picture that visitors see, and its notification.
 * @throws 403 where only Admins may make the change
 */
export function allowImageChange(
  context: LibraryChange,
  { id, imageUrl, imageDescription }: Pick<ImageRecord, 'id' | 'imageUrl' | 'imageDescription'>,
  change: LiveChange,
): Promise<NewJob[]> {
  return allowLiveChange(context, change, `the image '${imageDescription}'`, () =>
    isLive(
      context,
      ({ imageIds }) => imageIds?.includes(id) === true,
      (site) => imageUrlsIn(context.scope, site).includes(imageUrl),
    ),
  );
}

/** The same for a file. */
export function allowFileChange(
  context: LibraryChange,
  { id, title }: Pick<FileRecord, 'id' | 'title'>,
  change: LiveChange,
): Promise<NewJob[]> {
  return allowLiveChange(context, change, `the file '${title}'`, () =>
    isLive(
      context,
      ({ fileIds }) => fileIds?.includes(id) === true,
      (site) => fileIdsIn(site).includes(id),
    ),
  );
}

const read = ['liveVersionId', 'imageIds', 'fileIds'] as const;

/** Whether it is on a live page, or on all pages: in the settings, the footer or a tab. */
async function isLive(
  { table, scope }: LibraryChange,
  isOn: (page: Pick<PageRecord, (typeof read)[number]>) => boolean,
  isOnAll: (site: unknown) => boolean,
): Promise<boolean> {
  const [pages, site] = await Promise.all([
    table.queryAll(pageEntity.range(scope), { attributes: [...read] }),
    table.queryAll(sitePartition.everything(scope)),
  ]);
  return pages.some((page) => page.liveVersionId !== null && isOn(page)) || isOnAll(site);
}
