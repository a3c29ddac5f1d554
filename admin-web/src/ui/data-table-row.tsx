import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceBox } from './choice-box';
import classes from './data-table.module.css';
import { columnClasses, type DataTableProps } from './data-table-props';

interface DataTableRowProps<Row extends object> {
  row: Row;
  table: DataTableProps<Row>;
  /** Tab reaches one row of the table, the arrow keys the others. */
  isFocusable: boolean;
  onSelect: () => void;
  onOpen: () => void;
  /** Toggles the selection; with Shift a range from the previous row. */
  onChoose: (isRange: boolean) => void;
}

export function DataTableRow<Row extends object>({
  row,
  table,
  isFocusable,
  onSelect,
  onOpen,
  onChoose,
}: DataTableRowProps<Row>) {
  const isChosen = table.choice?.chosen.has(table.rowKey(row)) ?? false;
  const { to, label } = table.rowLink(row);

  // A click anywhere in the row opens it, unless it was on a control, selects text, or was in a menu or dialog of the
  // row, which React passes on although their elements are elsewhere.
  const openFromCell = ({ currentTarget, target }: MouseEvent<HTMLTableRowElement>) => {
    const isControl = (target as Element).closest('a, button, input');
    if (isControl || !currentTarget.contains(target as Element) || window.getSelection()?.toString()) return;
    onSelect();
    onOpen();
  };

  return (
    // Keyboard users have the edit link of the row.
    <tr
      className={`${classes.row} ${table.isMuted?.(row) ? classes.muted : ''} ${isChosen ? classes.chosen : ''}`}
      onClick={openFromCell}
    >
      <td className={table.choice && classes.chooses}>
        {table.choice && (
          <ChoiceBox
            label={table.choice.label(row)}
            isChosen={isChosen}
            onChoose={onChoose}
            isFocusable={isFocusable}
          />
        )}
        <ActionIcon
          component={Link}
          to={to}
          className={classes.edit}
          data-row-link
          tabIndex={isFocusable ? 0 : -1}
          aria-label={label}
          onClick={onSelect}
        >
          <IconPencil size={16} stroke={1.75} />
        </ActionIcon>
      </td>
      {table.columns.map((column) => (
        <td key={column.id} className={columnClasses(column)}>
          {column.cell ? (
            column.cell(row, { isSorted: table.view.sortBy !== null })
          ) : (
            <span className={classes.text} title={String(column.value(row))}>
              {String(column.value(row))}
            </span>
          )}
        </td>
      ))}
      {table.rowActions && (
        <td className={classes.center}>
          <div className={classes.actions}>{table.rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}
