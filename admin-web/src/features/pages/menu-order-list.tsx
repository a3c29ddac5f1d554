import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { SiblingPage } from '@galley/shared/schemas/page';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { notifyError, notifySaved } from '../../ui/notify';
import { TableSkeleton } from '../../ui/skeletons';
import { MenuOrderRow } from './menu-order-row';
import { useListMenuSiblings } from './use-list-menu-siblings';
import type { MenuChoice } from './use-menu-options';
import { useUpdatePageOrder } from './use-save-page';

const noSiblings: SiblingPage[] = [];

interface MenuOrderListProps {
  place: MenuChoice;
  /** The page of the form; marked in the list. */
  pageId: number | null;
  canReorder: boolean;
}

/** The pages beside this one on the menu, in order. Dragged, or moved by keyboard; saved at once. */
export function MenuOrderList({ place, pageId, canReorder }: MenuOrderListProps) {
  const { data, isPending } = useListMenuSiblings(place);
  const saved = data ?? noSiblings;
  const update = useUpdatePageOrder();
  // While an order is being saved the list already shows it.
  const [pending, setPending] = useState<SiblingPage[]>();
  const shown = pending ?? saved;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = async (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return;
    const next = arrayMove(shown, from, to);
    setPending(next);
    try {
      await update.mutateAsync(next.map(({ id }) => id));
      notifySaved();
    } catch (error) {
      notifyError(error);
    } finally {
      setPending(undefined);
    }
  };

  const endDrag = ({ active, over }: DragEndEvent) => {
    if (!over) return;
    const indexOf = (id: unknown) => shown.findIndex((sibling) => sibling.id === id);
    void move(indexOf(active.id), indexOf(over.id));
  };

  if (isPending) return <TableSkeleton rows={3} />;
  if (shown.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No page stands on the menu here yet.
      </Text>
    );
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={endDrag}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack gap={4} component="ol" p={0} m={0} aria-label="Menu order">
          {shown.map((sibling, index) => (
            <MenuOrderRow
              key={sibling.id}
              sibling={sibling}
              isThisPage={sibling.id === pageId}
              canMove={canReorder && pending === undefined}
              onMoveUp={index > 0 ? () => void move(index, index - 1) : undefined}
              onMoveDown={index < shown.length - 1 ? () => void move(index, index + 1) : undefined}
            />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}
