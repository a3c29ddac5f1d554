import type { RenderableComponent } from '@galley/shared/components/dictionary';
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
