import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { pathEntity } from '../core/entities/path';
import type { RerenderError } from '../core/entities/vendor';
import { logger } from '../core/logger';
import type { Appearance } from '../core/pages/appearance';
import { liveBodies } from '../core/release/move';
import type { RenderedBody } from '../core/release/path-record';
import { rendererOf } from '../core/release/renderer';
import { readOwnRelease } from '../core/release/rerender';
import { readSite } from '../core/release/site';
import type { Table, Write } from '../core/table';
import { commitEach } from './finish-move';

/** As many as can be rendered well within the jobs Lambda's timeout and a job's lease. */
export const pagesAtOnce = 50;

/**
 * Re-renders live pages, because something that they share has changed. A page that a release has changed
 * since is skipped: that release rendered it from the current state. Returns the pages that cannot be
 * rendered, which stay as they are.
 */
export async function renderPages(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
): Promise<RerenderError[]> {
  if (pageIds.length === 0) return [];
  // Read first, so that the rendered pages are at least as new as this release.
  const { release } = await readOwnRelease(table, scope);
  const renderer = await rendererOf(await readSite(table, scope));
  const pages = [...new Set(pageIds)]
    .flatMap((pageId) => renderer.tree.page(pageId) ?? [])
    .filter((page) => page.liveVersionId !== null);
  const errors: RerenderError[] = [];
  const onError = ({ id, name }: PageRecord, error: Error) => {
    logger.error('a page could not be rendered', { company: scope.company, pageId: id, error });
    errors.push({ pageId: id, name, why: error.message.slice(0, 200) });
  };
  const noted: Write[] = [];
  const onBody = (page: PageRecord, appearance: Appearance) =>
    noted.push(...noteAppearance(scope, page, appearance));
  const bodies = await liveBodies(table, scope, renderer, pages, { at: new Date(), onError, onBody });
  const writes = pages.flatMap((page) => {
    const body = bodies.get(page.id);
    return body ? [bodyWrite(scope, renderer.tree.pathOf(page), page, body, release)] : [];
  });
  await commitEach(
    table,
    [...writes, ...noted].map((write) => [write]),
  );
  return errors;
}

/**
 * A picture has new variants or was replaced. A page that was changed since has recorded its own appearance.
 */
function noteAppearance(scope: CompanyScope, page: PageRecord, appearance: Appearance): Write[] {
  const { id, revision, firstType, thumbnail } = page;
  if (firstType === appearance.firstType && thumbnail === appearance.thumbnail) return [];
  const set = { ...appearance };
  return [
    { update: pageEntity.key(scope, id), set, condition: { equals: { revision } }, refused: writeConflict },
  ];
}

function bodyWrite(
  scope: CompanyScope,
  path: string,
  { id: pageId, revision }: PageRecord,
  body: RenderedBody,
  release: number,
): Write {
  return {
    update: pathEntity.key(scope, path),
    set: { ...body, renderedAt: release },
    condition: {
      allOf: [
        { equals: { kind: 'page', pageId } },
        // Neither a release nor another job has rendered the page from newer data in the meantime. A page
        // that was deleted and restored is newer, too.
        { below: { revision: revision + 1, release: release + 1 } },
        { anyOf: [{ equals: { renderedAt: undefined } }, { below: { renderedAt: release + 1 } }] },
      ],
    },
    refused: writeConflict,
  };
}

/**
 * Renders as many of these pages as one job does. Returns the remaining ones, with pages that cannot be
 * rendered last.
 * @throws where none of them can be rendered
 */
export async function renderOrFail(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
): Promise<number[]> {
  const now = pageIds.slice(0, pagesAtOnce);
  const errors = await renderPages(table, scope, now);
  if (errors.length > 0 && errors.length === now.length) {
    const whys = errors.map(({ name, why }) => `${name} (${why})`).join('; ');
    throw new Error(`These pages could not be rendered, so visitors see them as they were: ${whys}`);
  }
  return [...pageIds.slice(pagesAtOnce), ...errors.map(({ pageId }) => pageId)];
}
