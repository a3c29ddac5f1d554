import { messages } from '@galley/shared/messages';
import type { Permission } from '@galley/shared/permissions';
import type { PageListRow } from '@galley/shared/schemas/page';
import { pagesUnder } from '../../../parts/pages/pages-under';

/** The actions on several pages at once. */
const bulkActions = [
  { name: 'publish', label: 'Publish', permission: 'publishDraft' },
  { name: 'submit', label: 'Submit', permission: 'writeDrafts' },
  { name: 'move', label: 'Move', permission: 'managePages' },
  { name: 'hide', label: 'Remove from the menu', permission: 'managePages' },
  { name: 'delete', label: 'Delete', permission: 'managePages' },
  { name: 'show', label: 'Add to the menu', permission: 'managePages' },
  { name: 'unpublish', label: 'Unpublish', permission: 'publishDraft' },
] as const satisfies { name: string; label: string; permission: Permission }[];
export type BulkAction = (typeof bulkActions)[number]['name'];

/** The actions that are offered to the user: one who may publish needs no submit. */
export function actionsFor(may: (permission: Permission) => boolean) {
  return bulkActions.filter(
    ({ name, permission }) => may(permission) && !(name === 'submit' && may('publishDraft')),
  );
}

export const labelOf = (action: BulkAction): string =>
  bulkActions.find(({ name }) => name === action)?.label ?? action;

/**
 * Why an action cannot be requested for a page at all.
 * @param staying the pages that it is not requested for
 */
export function obviousProblem(
  action: BulkAction,
  row: PageListRow,
  staying: readonly PageListRow[],
): string | undefined {
  const isDeleted = row.versionStatus === 'Deleted';
  if (action === 'delete' && isDeleted) return 'It is already deleted.';
  if (action === 'delete') return row.fullUrl === '/' ? messages.homePageStays : undefined;
  if (isDeleted) return 'It is deleted. Restore it first.';
  if (action === 'move' && pagesUnder(row, staying).length > 0) {
    return 'It has pages under it, so it keeps its place. Move those first.';
  }
  if (action === 'hide' && !row.pageShowOnMenu) return 'It is already off the menu.';
  if (action === 'show' && row.pageShowOnMenu) return 'It is already on the menu.';
  return undefined;
}
