import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface SortableFrameProps<Item extends { id: number }> {
  /** The noun of an item: 'slide'. */
  noun: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  isDisabled?: boolean;
  /** Both from 0 and different. */
  onMove: (from: number, to: number) => void;
  /** The list, whose rows use `useSortable` with their item's id. */
  children: ReactNode;
}

/** Orders the rows of a list by dragging or by keyboard, and announces that to screen readers. */
export function SortableFrame<Item extends { id: number }>({
  noun,
  items,
  nameOf,
  isDisabled,
  onMove,
  children,
}: SortableFrameProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={drop}
      accessibility={{
        announcements: announcementsFor(items, nameOf),
        screenReaderInstructions: {
          draggable: `Press Space to lift this ${noun}, the arrow keys to move it, Space again to drop it, Escape to leave it where it was.`,
        },
      }}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy} disabled={isDisabled}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The announcements while an item is moved. */
function announcementsFor<Item extends { id: number }>(
  items: readonly Item[],
  nameOfItem: (item: Item) => string,
): Announcements {
  const nameOf = (id: UniqueIdentifier) => {
    const item = items.find((candidate) => candidate.id === id);
    return item ? nameOfItem(item) : '';
  };
  const placeOf = (id: UniqueIdentifier) =>
    `place ${items.findIndex((item) => item.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Lifted ${nameOf(active.id)} from ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Dropped ${nameOf(active.id)} at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
