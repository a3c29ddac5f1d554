import type { PublicPage } from '@galley/shared/schemas/page';
import type { PageRecord } from '../core/entities/page';

export interface SeenAs {
  /** The path of the page, or the URL of an external one. */
  fullUrl: string;
  /** If false, menus and breadcrumbs show it as plain text. */
  isLink: boolean;
}

/** Whether visitors can open a page, provided that none of its ancestors is deleted. */
export function isLive(page: PageRecord): boolean {
  return page.isExternal ? page.isExternalLive : page.liveVersionId !== null;
}

/**
 * A page as visitors' calls return it. Of a page that is not public but has public subpages, they learn the
 * name.
 */
export function publicPageOf(page: PageRecord, { fullUrl, isLink }: SeenAs): PublicPage {
  const isShown = isLive(page);
  return {
    id: page.id,
    name: page.name,
    friendlyUrl: page.friendlyUrl,
    isExternal: page.isExternal,
    openType: page.openType,
    allowNavigation: isLink,
    status: isShown ? 'live' : '',
    scoTitle: isShown ? page.scoTitle : '',
    scoMetaDescription: isShown ? page.scoMetaDescription : '',
    scoMetaKeywords: isShown ? page.scoMetaKeywords : '',
    fullUrl,
  };
}
