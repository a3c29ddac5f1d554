import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { DataColumn } from './data-table-columns';

interface ColumnsMenuProps<Row> {
  /** The optional columns. */
  columns: readonly DataColumn<Row>[];
  /** The ids of the visible columns. */
  shown: readonly string[];
  /** The default columns. */
  initial: readonly string[];
  onChange: (shown: string[]) => void;
}

/** Selects the visible columns of a list. */
export function ColumnsMenu<Row>({ columns, shown, initial, onChange }: ColumnsMenuProps<Row>) {
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="subtle" size="xs" leftSection={<IconColumns3 size={16} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxGroup value={[...shown]} onChange={onChange}>
          {columns.map(({ id, header }) => (
            <Menu.CheckboxItem key={id} value={id}>
              {header}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
        <Menu.Divider />
        <Menu.Item onClick={() => onChange(columns.map(({ id }) => id))}>Show all columns</Menu.Item>
        <Menu.Item onClick={() => onChange([...initial])}>Show the usual columns</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
