import type { PageListRow } from '@galley/shared/schemas/page';

type Placed = Pick<PageListRow, 'fullUrl' | 'isExternal'>;

/** Whether a page stands under another one, at any depth, by their addresses. */
export const isUnder = ({ fullUrl }: Pick<PageListRow, 'fullUrl'>, above: Placed): boolean =>
  !above.isExternal && above.fullUrl !== '/' && fullUrl.startsWith(`${above.fullUrl}/`);

/** The pages that stand under one and are not deleted. */
export const pagesUnder = (page: Placed, rows: readonly PageListRow[]): PageListRow[] =>
  rows.filter((row) => row.versionStatus !== 'Deleted' && isUnder(row, page));
