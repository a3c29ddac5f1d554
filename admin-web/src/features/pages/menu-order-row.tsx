import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { SiblingPage } from '@galley/shared/schemas/page';
import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { StatusBadge } from '../../ui/status-badge';

interface MenuOrderRowProps {
  sibling: SiblingPage;
  isThisPage: boolean;
  canMove: boolean;
  /** Absent at the ends of the list. */
  onMoveUp: (() => void) | undefined;
  onMoveDown: (() => void) | undefined;
}

export function MenuOrderRow({ sibling, isThisPage, canMove, onMoveUp, onMoveDown }: MenuOrderRowProps) {
  const sortable = useSortable({ id: sibling.id, disabled: !canMove });
  const style = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
    zIndex: sortable.isDragging ? 1 : undefined,
    listStyle: 'none',
  };
  return (
    <Paper
      component="li"
      ref={sortable.setNodeRef}
      style={style}
      px={8}
      h={36}
      shadow={sortable.isDragging ? 'md' : undefined}
      bg={isThisPage ? 'var(--mantine-primary-color-light)' : undefined}
    >
      <Group h="100%" gap={6} wrap="nowrap">
        {canMove && (
          <ActionIcon
            size="sm"
            {...sortable.attributes}
            {...sortable.listeners}
            style={{ cursor: 'grab', touchAction: 'none' }}
            aria-label={`Drag ${sibling.name}`}
          >
            <IconGripVertical size={16} />
          </ActionIcon>
        )}
        <Text size="sm" truncate fw={isThisPage ? 600 : undefined} title={sibling.name} style={{ flex: 1 }}>
          {sibling.name}
        </Text>
        <StatusBadge status={sibling.status} />
        {canMove && (
          <Group gap={0} wrap="nowrap">
            <ActionIcon
              size="sm"
              disabled={!onMoveUp}
              onClick={onMoveUp}
              aria-label={`Move ${sibling.name} up`}
            >
              <IconChevronUp size={16} />
            </ActionIcon>
            <ActionIcon
              size="sm"
              disabled={!onMoveDown}
              onClick={onMoveDown}
              aria-label={`Move ${sibling.name} down`}
            >
              <IconChevronDown size={16} />
            </ActionIcon>
          </Group>
        )}
      </Group>
    </Paper>
  );
}
