import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { DataColumn, TableView } from './data-table-columns';

export interface RowChoice<Row extends object> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** What the box of a row is called. */
  label: (row: Row) => string;
}

export interface DataTableProps<Row extends object> {
  /** What the table lists, for screen readers. */
  label: string;
  /** What one row is, in the singular: the line below says how many there are. */
  noun: string;
  rows: Row[];
  columns: readonly DataColumn<Row>[];
  pageSize: number;
  rowKey: (row: Row) => string;
  /** Where a row leads, and what its edit link is called. */
  rowLink: (row: Row) => { to: string; label: string };
  rowActions?: (row: Row) => ReactNode;
  isMuted?: (row: Row) => boolean;
  /** Rows can be chosen, for something that is done to several of them. */
  choice?: RowChoice<Row>;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** `rows` are one page of a list that the server pages; `total` is how many there are, undefined until it is known. */
  paged?: { pageIndex: number; pageCount: number; total: number | undefined };
  /** More rows are being read: how many there are is not known yet. */
  isGrowing?: boolean;
}

const hideClasses = {
  sm: classes.hideBelowSm,
  md: classes.hideBelowMd,
  lg: classes.hideBelowLg,
  xl: classes.hideBelowXl,
};

/** The classes of a column's cells. */
export function columnClasses<Row>(column: DataColumn<Row>): string {
  return [
    column.align === 'right' ? classes.right : column.align === 'center' ? classes.center : '',
    column.hideBelow ? hideClasses[column.hideBelow] : '',
    column.isWide ? classes.wide : '',
    column.takesRest ? classes.rest : '',
  ].join(' ');
}
