import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { SortableFrame } from './sortable-frame';
import { type SortableItem, SortableRow } from './sortable-row';

interface SortableListProps<Item extends SortableItem> {
  /** The accessible name of the list. */
  label: string;
  /** The noun of a row: 'tab'. */
  noun: string;
  items: readonly Item[];
  canMove: boolean;
  /** Both from 0 and different. */
  onMove: (from: number, to: number) => void;
  /** A row between its handle and its arrows. */
  children: (item: Item) => ReactNode;
  isMarked?: (item: Item) => boolean;
}

/** Rows that are ordered by dragging, by keyboard on their handle, or with arrows. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, noun, items, canMove, onMove, children, isMarked } = props;
  return (
    <SortableFrame
      noun={noun}
      items={items}
      nameOf={({ name }) => name}
      isDisabled={!canMove}
      onMove={onMove}
    >
      <Stack gap={4} component="ol" p={0} m={0} aria-label={label}>
        {items.map((item, index) => (
          <SortableRow
            key={item.id}
            item={item}
            canMove={canMove}
            isMarked={isMarked?.(item) ?? false}
            onMoveUp={index > 0 ? () => onMove(index, index - 1) : undefined}
            onMoveDown={index < items.length - 1 ? () => onMove(index, index + 1) : undefined}
          >
            {children(item)}
          </SortableRow>
        ))}
      </Stack>
    </SortableFrame>
  );
}
