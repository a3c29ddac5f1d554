import type { ReactNode } from 'react';

/** A column of `DataTable`. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The value that the column sorts by, and shows unless `cell` is given. */
  value: (row: Row) => string | number | boolean;
  cell?: (row: Row, context: { isSorted: boolean }) => ReactNode;
  align?: 'left' | 'center' | 'right';
  /** For URLs and the like: more room before the text is truncated. */
  isWide?: boolean;
  /** Takes the remaining width and truncates its text; by default the first column. */
  takesRest?: boolean;
  /** Hidden on narrower windows: sm is a phone's width, md a tablet's, lg a small laptop's. */
  hideBelow?: 'sm' | 'md' | 'lg' | 'xl';
}

export interface TableView {
  sortBy: string | null;
  isDescending: boolean;
  pageIndex: number;
  /** The row that was opened last; it gets the focus when the user returns. */
  selected: string | null;
}

export const initialTableView: TableView = {
  sortBy: null,
  isDescending: false,
  pageIndex: 0,
  selected: null,
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares texts in natural order ('Page 2' before 'Page 10'), numbers and yes/no by value. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
