import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Group, Paper } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface SortableItem {
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
export function SortableRow({ item, canMove, isMarked, onMoveUp, onMoveDown, children }: SortableRowProps) {
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
