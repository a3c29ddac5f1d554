import type { PageRecord } from '../entities/page';

/** The state of a page in the page list. An external page is live once an Admin has saved it. */
export function versionStatusOf(page: PageRecord): 'Deleted' | 'draft' | 'pending' | 'live' | '' {
  if (page.isDeleted) return 'Deleted';
  if (page.isExternal) return page.isExternalLive ? 'live' : 'draft';
  if (page.openStatus === 'pending') return 'pending';
  if (page.liveVersionId !== null) return 'live';
  return page.openStatus === 'draft' ? 'draft' : '';
}
