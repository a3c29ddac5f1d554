import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Group, Paper, Stack } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SortableFrame } from './sortable-frame';

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
export function SortableList<Item extends SortableItem>({
  label,
  noun,
  items,
  canMove,
  onMove,
  children,
  isMarked,
}: SortableListProps<Item>) {
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

interface SortableItem {
  id: number;
  /** The row's name in the accessible names of handle and arrows. */
  name: string;
}

interface SortableRowProps {
  item: SortableItem;
  canMove: boolean;
  isMarked: boolean;
  /** Absent at the ends of the list. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
  children: ReactNode;
}

/** A row of a `SortableList`. */
function SortableRow({ item, canMove, isMarked, onMoveUp, onMoveDown, children }: SortableRowProps) {
  const { setNodeRef, transform, transition, isDragging, attributes, listeners } = useSortable({
    id: item.id,
    disabled: !canMove,
  });
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    zIndex: isDragging ? 1 : undefined,
    listStyle: 'none',
  };
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      style={style}
      px={8}
      mih={36}
      shadow={isDragging ? 'md' : undefined}
      bg={isMarked ? 'var(--mantine-primary-color-light)' : undefined}
    >
      <Group mih={36} gap={6} wrap="nowrap">
        {canMove && (
          <ActionIcon
            size="sm"
            {...attributes}
            {...listeners}
            style={{ cursor: 'grab', touchAction: 'none' }}
            aria-label={`Drag ${item.name}`}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
        )}
        <Group gap={6} wrap="nowrap" style={{ flex: 1, minWidth: 0 }}>
          {children}
        </Group>
        {canMove && (
          <Group gap={0} wrap="nowrap">
            <ActionIcon size="sm" disabled={!onMoveUp} onClick={onMoveUp} aria-label={`Move ${item.name} up`}>
              <IconChevronUp size={16} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              disabled={!onMoveDown}
              onClick={onMoveDown}
              aria-label={`Move ${item.name} down`}
            >
              <IconChevronDown size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </Paper>
  );
}
