import type { PageListRow } from '@galley/shared/schemas/page';

type Placed = Pick<PageListRow, 'fullUrl' | 'isExternal'>;

/** Whether a page is a descendant of another one, by their paths. */
export const isUnder = ({ fullUrl }: Pick<PageListRow, 'fullUrl'>, above: Placed): boolean =>
  !above.isExternal && above.fullUrl !== '/' && fullUrl.startsWith(`${above.fullUrl}/`);

/** The descendants of a page that are not deleted. */
export const pagesUnder = (page: Placed, rows: readonly PageListRow[]): PageListRow[] =>
  rows.filter((row) => row.versionStatus !== 'Deleted' && isUnder(row, page));
