import type { PublicPage } from '@galley/shared/schemas/page';
import type { PageRecord } from '../core/entities/page';

export interface SeenAs {
  /** The path of the page, or the address of an external one. */
  fullUrl: string;
  /** False: it is in menus and breadcrumbs as text only. */
  isLink: boolean;
}

/** Whether visitors can open a page that is not hidden by a Deleted one. */
export function isLive(page: PageRecord): boolean {
  return page.isExternal ? page.isExternalLive : page.liveVersionId !== null;
}

/** A page as visitors' calls answer it. Of one that only holds public pages they learn the name. */
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
