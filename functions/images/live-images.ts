import type { LiveChange } from '@galley/shared/permissions';
import type { CompanyScope } from '../core/company-scope';
import type { ImageRecord } from '../core/entities/image';
import { pageEntity } from '../core/entities/page';
import { sitePartition } from '../core/entities/site';
import { imageUrlsIn } from '../core/images/image-models';
import type { NewJob } from '../core/jobs';
import { tellOfLiveChange } from '../core/live-changes';
import type { Session } from '../core/session';
import type { Table } from '../core/table';

interface Context {
  table: Table;
  scope: CompanyScope;
  session: Session;
  now: Date;
}

/** What the change of a picture that visitors see asks of an editor. @throws 403 where only Admins make it */
export function tellOfImageChange(
  context: Context,
  image: Pick<ImageRecord, 'id' | 'imageUrl' | 'imageDescription'>,
  change: LiveChange,
): Promise<NewJob[]> {
  return tellOfLiveChange(context, change, `the image '${image.imageDescription}'`, () =>
    isLive(context, image),
  );
}

/** On a live page, or on all of them: in the settings, the footer or a tab. */
async function isLive(
  { table, scope }: Context,
  { id, imageUrl }: Pick<ImageRecord, 'id' | 'imageUrl'>,
): Promise<boolean> {
  const [pages, site] = await Promise.all([
    table.queryAll(pageEntity.range(scope), { attributes: ['liveVersionId', 'imageIds'] }),
    table.queryAll(sitePartition.everything(scope)),
  ]);
  const isOnPage = pages.some((page) => page.liveVersionId !== null && page.imageIds?.includes(id));
  return isOnPage || imageUrlsIn(scope, site).includes(imageUrl);
}
