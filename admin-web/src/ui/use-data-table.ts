import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { compareValues, type DataColumn, type TableView } from './data-table-columns';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/**
 * Sorts and paginates rows according to `view`. Empty texts come last in both directions; rows with equal values keep
 * their order. `pageIndex` is the visible page: the last one when the view's is beyond it.
 */
export function useDataTable<Row extends object>(
  rows: Row[],
  columns: readonly DataColumn<Row>[],
  pageSize: number,
  view: TableView,
) {
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (row: Row) => {
          const value = column.value(row);
          return value === '' ? undefined : value;
        },
        sortFn: (
          a: { getValue: (id: string) => unknown },
          b: { getValue: (id: string) => unknown },
          id: string,
        ) => compareValues(a.getValue(id), b.getValue(id)),
        sortUndefined: 'last' as const,
      })),
    [columns],
  );
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const pageIndex = Math.min(view.pageIndex, pageCount - 1);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state: {
      sorting: view.sortBy ? [{ id: view.sortBy, desc: view.isDescending }] : [],
      pagination: { pageIndex, pageSize },
    },
    autoResetPageIndex: false,
  });
  return { rows: table.getRowModel().rows.map((row) => row.original), pageIndex, pageCount };
}
