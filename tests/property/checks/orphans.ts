import type { PathRecord } from '@galley/functions/core/entities/path';
import type { ComponentRecord, VersionRecord } from '@galley/functions/core/entities/version';
import { PageTree } from '@galley/functions/core/pages/page-tree';
import { itemsIn, pagesIn } from '../model-of-items';
import type { Played } from '../schedule';

/**
 * Nothing of a deleted record is left: components without a version, versions without a page, paths without either.
 */
export function orphanViolations({ items }: Played): string[] {
  const pages = pagesIn(items);
  const tree = new PageTree(pages, []);
  const found: string[] = [];
  for (const { pk, sk } of items) {
    if (sk.startsWith('DEADJOB#')) found.push(`A job died: ${sk}`);
    const pageId = Number(/#PAGE#(\d+)$/.exec(pk)?.[1]);
    if (pageId && !tree.page(pageId)) found.push(`${pk} ${sk} has no page`);
    if (!pageId || !sk.startsWith('CMP#')) continue;
    const { versionId, n } = items.find(
      (item) => item.pk === pk && item.sk === sk,
    ) as unknown as ComponentRecord;
    const [version] = itemsIn<VersionRecord>(items, pk, `VER#${String(versionId).padStart(5, '0')}`);
    const isPlaced = version?.placements.some((placement) => placement.n === n);
    if (!isPlaced) found.push(`${pk} ${sk} has no place on a version`);
  }
  for (const { sk, kind, pageId } of itemsIn<PathRecord>(items, '#PATHS', '/')) {
    if (kind === 'redirect' || kind === 'sitemap') continue;
    const page = tree.page(pageId);
    if (!page) found.push(`The path ${sk} belongs to page ${pageId}, which is not there`);
    else if (tree.pathOf(page) !== sk && !tree.isHidden(page)) {
      found.push(`The path ${sk} is a ${kind} of page ${pageId}, which is at ${tree.pathOf(page)}`);
    }
  }
  return found;
}
