import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sortable-entry.module.css';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true };

/** The list inside a `SortableFrame` whose rows are `SortableEntry`. */
export function SortableEntries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={classes.list} aria-label={label}>
      {children}
    </ol>
  );
}

interface SortableEntryProps {
  id: number;
  /** The entry's name in the handle's accessible name. */
  name: string;
  /** Read-only: no handle. */
  isFixed?: boolean;
  isSelected?: boolean;
  children: ReactNode;
}

/** A card in a list, with the handle that moves it. */
export function SortableEntry({ id, name, isFixed, isSelected, children }: SortableEntryProps) {
  const sortable = useSortable({ id });
  return (
    <li
      ref={sortable.setNodeRef}
      className={classes.entry}
      data-selected={isSelected || undefined}
      data-lifted={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {!isFixed && (
        <UnstyledButton
          ref={sortable.setActivatorNodeRef}
          className={classes.handle}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Move ${name}`}
        >
          <IconGripVertical {...icon} />
        </UnstyledButton>
      )}
      {children}
    </li>
  );
}

interface MoveItemsProps {
  isFirst: boolean;
  isLast: boolean;
  /** -1 moves up, 1 down. */
  onMove: (step: -1 | 1) => void;
}

/** The menu items of a row that move it without the mouse. */
export function MoveItems({ isFirst, isLast, onMove }: MoveItemsProps) {
  return (
    <>
      <Menu.Item leftSection={<IconArrowUp {...icon} />} disabled={isFirst} onClick={() => onMove(-1)}>
        Move up
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...icon} />} disabled={isLast} onClick={() => onMove(1)}>
        Move down
      </Menu.Item>
    </>
  );
}
