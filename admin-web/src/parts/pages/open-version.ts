import type { PageListRow } from '@galley/shared/schemas/page';

/** Whether a page has a version that can go live: a draft or a pending one. */
export const hasOpenVersion = ({
  versionStatus,
  hasDraft,
  isExternal,
  parentDeleted,
}: Pick<PageListRow, 'versionStatus' | 'hasDraft' | 'isExternal' | 'parentDeleted'>): boolean =>
  !isExternal && !parentDeleted && (versionStatus === 'draft' || versionStatus === 'pending' || hasDraft);
