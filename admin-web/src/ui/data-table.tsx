import { Checkbox, Group, Pagination, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '../lib/count-of';
import classes from './data-table.module.css';
import type { DataColumn, TableView } from './data-table-columns';
import { columnClasses, type DataTableProps } from './data-table-props';
import { DataTableRow } from './data-table-row';
import { useListedShortcut } from './shortcuts';
import { useDataTable } from './use-data-table';
import { useRowChoice } from './use-row-choice';

/**
 * A list of items that can be opened. Headers sort (a third click restores the given order), the first column is the
 * edit link, arrow up and down move from row to row, Enter opens.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, pageSize, rowKey, view, onViewChange } = props;
  const { paged } = props;
  const own = useDataTable(props.rows, columns, pageSize, paged ? { ...view, pageIndex: 0 } : view);
  const { rows } = own;
  const { pageIndex, pageCount } = paged ?? own;
  const total = paged ? paged.total : props.isGrowing ? undefined : props.rows.length;
  const body = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  useListedShortcut('↑ ↓', 'From row to row in a list, Enter opens');

  // A user who returns continues at the row that they opened, unless the focus is elsewhere already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list appears
  useEffect(() => {
    if (view.selected === null || document.activeElement !== document.body) return;
    body.current?.querySelector<HTMLElement>('[data-row-link][tabindex="0"]')?.focus();
  }, []);

  const focusable = rows.some((row) => rowKey(row) === view.selected)
    ? view.selected
    : rows[0] && rowKey(rows[0]);

  const choice = useRowChoice(props, rows);
  const moveFocus = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    choice.onKey(event);
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    const current = links.findIndex((link) => link.closest('tr')?.contains(event.target as Node));
    const steps: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: links.length - 1,
    };
    const next = links[steps[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const sort = (column: DataColumn<Row>) => {
    const isNew = view.sortBy !== column.id;
    const isDescending = !isNew && !view.isDescending;
    const sortBy = isNew || isDescending ? column.id : null;
    onViewChange({ ...view, sortBy, isDescending, pageIndex: 0 });
  };

  return (
    <>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={props.label}>
          <thead>
            <tr>
              <th
                scope="col"
                style={{ width: props.choice ? 72 : 44 }}
                className={props.choice && classes.chooses}
              >
                {props.choice && (
                  <Checkbox
                    size="xs"
                    aria-label="Choose all rows shown"
                    checked={choice.isAll}
                    indeterminate={choice.isSome && !choice.isAll}
                    onChange={(event) => choice.chooseAll(event.currentTarget.checked)}
                  />
                )}
                <VisuallyHidden>Edit</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <HeaderCell key={column.id} column={column} view={view} onSort={() => sort(column)} />
              ))}
              {props.rowActions && (
                <th scope="col" style={{ width: 44 }}>
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={moveFocus}>
            {rows.map((row) => (
              <DataTableRow
                key={rowKey(row)}
                row={row}
                table={props}
                isFocusable={rowKey(row) === focusable}
                onSelect={() => onViewChange({ ...view, pageIndex, selected: rowKey(row) })}
                onOpen={() => navigate(props.rowLink(row).to)}
                onChoose={(isRange) => choice.choose(row, isRange)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Group justify="space-between" mt="xs" mih={32}>
        <Text size="sm" c="dimmed" aria-live="polite">
          {rangeText(props.noun, pageIndex * pageSize, rows.length, total)}
        </Text>
        {pageCount > 1 && (
          <Pagination
            size="sm"
            total={pageCount}
            value={pageIndex + 1}
            onChange={(page) => onViewChange({ ...view, pageIndex: page - 1 })}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        )}
      </Group>
    </>
  );
}

/** '101–200 of 10,000 pages'; without the total while it is unknown. */
function rangeText(noun: string, before: number, shown: number, total: number | undefined): string {
  const range = `${(before + 1).toLocaleString('en-US')}–${(before + shown).toLocaleString('en-US')}`;
  if (total === undefined) return range;
  return total === shown ? countOf(total, noun) : `${range} of ${countOf(total, noun)}`;
}

interface HeaderCellProps<Row> {
  column: DataColumn<Row>;
  view: TableView;
  onSort: () => void;
}

function HeaderCell<Row>({ column, view, onSort }: HeaderCellProps<Row>) {
  const isSorted = view.sortBy === column.id;
  const direction = isSorted ? (view.isDescending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" className={columnClasses(column)} aria-sort={direction ?? 'none'}>
      <UnstyledButton className={classes.sort} onClick={onSort}>
        {column.header}
        {isSorted &&
          (view.isDescending ? (
            <IconArrowDown size={14} aria-hidden />
          ) : (
            <IconArrowUp size={14} aria-hidden />
          ))}
      </UnstyledButton>
    </th>
  );
}
