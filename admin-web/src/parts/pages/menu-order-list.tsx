import type { SiblingPage } from '@galley/shared/schemas/page';
import { Text } from '@mantine/core';
import { notifySaved } from '../../ui/notify';
import { TableSkeleton } from '../../ui/skeletons';
import { SortableList } from '../../ui/sortable-list';
import { StatusBadge } from '../../ui/status-badge';
import { useShownOrder } from '../../ui/use-shown-order';
import { type MenuChoice, useListMenuSiblings, useUpdatePageOrder } from './use-pages';

const noSiblings: SiblingPage[] = [];

interface MenuOrderListProps {
  place: MenuChoice;
  /** The page of the form, which is marked in the list. */
  pageId: number | null;
  canReorder: boolean;
}

/**
 * Lists the page and its siblings on the menu, in order. They are moved by dragging or by keyboard; each move is
 * saved at once.
 */
export function MenuOrderList({ place, pageId, canReorder }: MenuOrderListProps) {
  const { data, isPending } = useListMenuSiblings(place);
  const update = useUpdatePageOrder();
  const { shown, move, isMoving } = useShownOrder(data ?? noSiblings, async (ids) => {
    await update.mutateAsync(ids);
    notifySaved();
  });

  if (isPending) return <TableSkeleton rows={3} />;
  if (shown.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        There are no pages on the menu here yet.
      </Text>
    );
  }
  return (
    <SortableList
      label="Menu order"
      noun="page"
      items={shown}
      canMove={canReorder && !isMoving}
      isMarked={({ id }) => id === pageId}
      onMove={(from, to) => void move(from, to)}
    >
      {({ id, name, status }) => (
        <>
          <Text size="sm" truncate fw={id === pageId ? 600 : undefined} title={name} style={{ flex: 1 }}>
            {name}
          </Text>
          <StatusBadge status={status} />
        </>
      )}
    </SortableList>
  );
}
