import { openCompanyScope } from '../../company-scope';
import { type OrderRecord, orderEntity, type PageRecord, pageEntity } from '../../entities/page';
import { PageTree } from '../page-tree';

/** Pages for unit tests. Fields that a test does not set are those of a published top-level page. */

const acme = openCompanyScope('acme');

export function samplePage(id: number, friendlyUrl: string, changes: Partial<PageRecord> = {}): PageRecord {
  return {
    ...pageEntity.key(acme, id),
    id,
    name: friendlyUrl.toUpperCase(),
    friendlyUrl,
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: true,
    allowNavigation: true,
    scoTitle: '',
    scoMetaDescription: '',
    scoMetaKeywords: '',
    isExternal: false,
    openType: null,
    isDeleted: false,
    isExternalLive: false,
    liveVersionId: 1,
    openVersionId: null,
    openStatus: null,
    lastVersionId: 1,
    createdAt: '2026-11-20T00:00:00.000Z',
    changedAt: '2026-11-20T00:00:00.000Z',
    revision: 1,
    ...changes,
  };
}

export function sampleExternal(id: number, name: string, changes: Partial<PageRecord> = {}): PageRecord {
  return samplePage(id, `https://${id}.example`, {
    name,
    isExternal: true,
    isExternalLive: true,
    openType: 'NewTab',
    liveVersionId: null,
    lastVersionId: 0,
    ...changes,
  });
}

/** @param orders ids of the menu entries by parent; 0 is the top level */
export function sampleTree(pages: PageRecord[], orders: Record<number, number[]> = {}): PageTree {
  const records = Object.entries(orders).map(
    ([parentId, ids]): OrderRecord => ({ ...orderEntity.key(acme, Number(parentId)), ids }),
  );
  return new PageTree(pages, records);
}
