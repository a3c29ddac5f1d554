import type { CompanyScope } from '@galley/functions/core/company-scope';
import { orderEntity, type PageRecord, pageEntity } from '@galley/functions/core/entities/page';
import { parentIdOf } from '@galley/functions/core/pages/page-tree';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';

export const mostPages = 40;

/** Random pages of every kind up to four levels deep, with orders that list some deleted or moved pages. */
export function randomSite(scope: CompanyScope, chance: (bound: number) => number) {
  const often = () => chance(4) > 0;
  const pages: PageRecord[] = [];
  for (let id = 1; id <= mostPages; id += 1) {
    const parent = id === 1 || chance(3) === 0 ? undefined : pages[chance(pages.length)];
    const [menu, childMenu, subMenu] = parent
      ? [...[parent.menu, parent.childMenu].filter((above) => above !== null), parent.id]
      : [];
    const isExternal = chance(8) === 0;
    pages.push(
      samplePage(id, id === 1 ? '/' : `page-${id}`, {
        ...pageEntity.key(scope, id),
        ...(parent && !parent.subMenu && { menu, childMenu: childMenu ?? null, subMenu: subMenu ?? null }),
        showOnMenu: often(),
        allowNavigation: often(),
        isDeleted: id > 1 && chance(8) === 0,
        liveVersionId: isExternal || chance(5) === 0 ? null : 1,
        ...(isExternal && { isExternal, isExternalLive: often(), friendlyUrl: `https://${id}.example` }),
      }),
    );
  }
  const parents = [...new Set(pages.map(parentIdOf))];
  // Whether a page ever had pages under it is unknown for older records.
  for (const page of pages) if (often()) page.treeRevision = parents.includes(page.id) ? 1 : chance(3);
  // Every menu entry is named in the order of its parent, except in some sites from before.
  const hasGaps = chance(3) === 0;
  const orders = parents.map((parentId) => {
    const ids = pages.flatMap((page) =>
      parentIdOf(page) === parentId && !(hasGaps && chance(12) === 0) ? page.id : [],
    );
    const strays = chance(3) === 0 ? [1 + chance(mostPages)] : [];
    // Pages that left the menu and came back.
    const again = ids.filter(() => chance(10) === 0);
    return { ...orderEntity.key(scope, parentId), ids: [...ids.reverse(), ...strays, ...again] };
  });
  return { pages, orders, hasGaps };
}
