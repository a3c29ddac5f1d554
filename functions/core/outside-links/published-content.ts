import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { readOutsideUrl } from '@galley/shared/outside-url';
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

/** The content of these live pages, in batches: a whole site would not fit into one response. */
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

/** The URL of an external page, if that is another site. */
export const urlOfExternal = ({ isExternal, friendlyUrl }: PageRecord): string | undefined =>
  isExternal ? readOutsideUrl(friendlyUrl) : undefined;

/** Whether the live version links to other sites; true where that is unknown. */
export const mayLinkOutside = (page: PageRecord): boolean =>
  page.isExternal
    ? urlOfExternal(page) !== undefined
    : page.liveVersionId !== null && page.linksOutside !== false;
