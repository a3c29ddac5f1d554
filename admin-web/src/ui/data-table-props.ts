import type { ReactNode } from 'react';
import classes from './data-table.module.css';
import type { DataColumn, TableView } from './data-table-columns';

export interface RowChoice<Row extends object> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** The label of a row's checkbox. */
  label: (row: Row) => string;
}

export interface DataTableProps<Row extends object> {
  /** The accessible name of the table. */
  label: string;
  /** A row's noun in the singular, for the count below. */
  noun: string;
  rows: Row[];
  columns: readonly DataColumn<Row>[];
  pageSize: number;
  rowKey: (row: Row) => string;
  rowLink: (row: Row) => { to: string; label: string };
  rowActions?: (row: Row) => ReactNode;
  isMuted?: (row: Row) => boolean;
  /** Rows can be selected for actions on several of them. */
  choice?: RowChoice<Row>;
  view: TableView;
  onViewChange: (view: TableView) => void;
  /**
   * `rows` are one page of a list that the server paginates; `total` is the number of all rows, undefined until it is
   * known.
   */
  paged?: { pageIndex: number; pageCount: number; total: number | undefined };
  /** More rows are being loaded: the total is not known yet. */
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
