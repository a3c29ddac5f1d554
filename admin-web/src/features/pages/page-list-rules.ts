import type { PageListRow } from '@galley/shared/schemas/page';

export interface PageListFilter {
  text: string;
  includeDeleted: boolean;
}

/** The rows whose name, menus, path or status contain every word of the filter. */
export function filterPages(rows: readonly PageListRow[], filter: PageListFilter): PageListRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (!filter.includeDeleted && row.versionStatus === 'Deleted') return false;
    const haystack = [
      row.pageName,
      row.pageMenuUrl,
      row.pageChildMenu,
      row.pageSubMenu,
      row.fullUrl,
      row.pageUrl,
      row.versionStatus,
    ]
      .join(' ')
      .toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
}

/** Counts the pages in each status. */
export function countByStatus(rows: readonly PageListRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[row.versionStatus] = (counts[row.versionStatus] ?? 0) + 1;
  return counts;
}
