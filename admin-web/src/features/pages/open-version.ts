import type { PageListRow } from '@galley/shared/schemas/page';

/** A page has a version that can go live: a draft, or one that waits for review. */
export const hasOpenVersion = ({
  versionStatus,
  hasDraft,
  isExternal,
  parentDeleted,
}: Pick<PageListRow, 'versionStatus' | 'hasDraft' | 'isExternal' | 'parentDeleted'>): boolean =>
  !isExternal && !parentDeleted && (versionStatus === 'draft' || versionStatus === 'pending' || hasDraft);
