import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { readOutsideAddress } from '@galley/shared/outside-address';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { liveEntity } from '../entities/version';
import { unpackLiveComponents } from '../release/live-page';
import { chunk, type Table } from '../table';

const pagesAtOnce = 100;

export interface PublishedContent {
  page: PageRecord;
  components: RenderableComponent[];
}

/** What visitors read on these pages, some pages at a time: all of a site would be too much for one answer. */
export async function* publishedContent(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
): AsyncGenerator<PublishedContent> {
  for (const part of chunk(pages, pagesAtOnce)) {
    const live = await table.batchGet(
      part.map(({ id }) => liveEntity.key(scope, id)),
      { skipBroken: true },
    );
    for (const [index, page] of part.entries()) {
      const record = live[index];
      if (record) yield { page, components: unpackLiveComponents(record) };
    }
  }
}

/** Where an external page leads, if that is another site. */
export const addressOfExternal = ({ isExternal, friendlyUrl }: PageRecord): string | undefined =>
  isExternal ? readOutsideAddress(friendlyUrl) : undefined;

/** What is live of it links to other sites, as far as that is known. */
export const mayLinkOutside = (page: PageRecord): boolean =>
  page.isExternal
    ? addressOfExternal(page) !== undefined
    : page.liveVersionId !== null && page.linksOutside !== false;
