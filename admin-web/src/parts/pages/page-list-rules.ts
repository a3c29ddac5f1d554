import type { PageListRow } from '@galley/shared/schemas/page';
import { containsWords } from '../../lib/contains-words';

export interface PageListFilter {
  text: string;
  includeDeleted: boolean;
}

/** The rows whose name, menus, path or status contain every word of the filter. */
export const filterPages = (
  rows: readonly PageListRow[],
  { text, includeDeleted }: PageListFilter,
): PageListRow[] =>
  rows.filter(
    (row) =>
      (includeDeleted || row.versionStatus !== 'Deleted') &&
      containsWords(text, [
        row.pageName,
        row.pageMenuUrl,
        row.pageChildMenu,
        row.pageSubMenu,
        row.fullUrl,
        row.pageUrl,
        row.versionStatus,
      ]),
  );

/** Counts the pages in each status. */
export function countByStatus(rows: readonly PageListRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[row.versionStatus] = (counts[row.versionStatus] ?? 0) + 1;
  return counts;
}
