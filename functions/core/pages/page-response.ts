import { fillOwnDetails } from '@galley/shared/page-details';
import type { Page } from '@galley/shared/schemas/page';
import type { PageRecord } from '../entities/page';
import { isHomePage, type PageTree, parentIdOf } from './page-tree';
import { placeUnder } from './placement-rules';
import { versionStatusOf } from './version-status';

/** A page as the admin reads it. */
export function toPageResponse(tree: PageTree, page: PageRecord): Page {
  return {
    id: page.id,
    name: page.name,
    friendlyUrl: page.friendlyUrl,
    ...placeUnder(tree, parentIdOf(page)),
    display: tree.isPublic(page),
    showOnMenu: page.showOnMenu,
    allowNavigation: tree.allowsNavigation(page),
    order: tree.orderOf(page),
    scoTitle: page.scoTitle,
    scoMetaDescription: page.scoMetaDescription,
    scoMetaKeywords: page.scoMetaKeywords,
    noIndex: page.noIndex ?? false,
    allowDelete: !isHomePage(page),
    openType: page.openType,
    isExternal: page.isExternal,
    status: versionStatusOf(page),
    fullUrl: tree.fullUrlOf(page),
    ...(page.isExternal && page.slug && { slug: page.slug }),
    ...fillOwnDetails(page),
    revision: page.revision,
  };
}
