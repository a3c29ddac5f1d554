import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { PageComponent } from '@galley/shared/schemas/version';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './component-list.module.css';
import { ComponentRow } from './component-row';
import { useComponentOrder } from './use-component-order';

interface ComponentListProps {
  pageId: number;
  placements: readonly PageComponent[];
  isReadOnly: boolean;
  selectedId: number | undefined;
  onChoose: (placement: PageComponent) => void;
  /** Something new is to be added at this place, from 0. */
  onAdd: (at: number) => void;
  onRemove: (placement: PageComponent) => void;
  onDelete: (placement: PageComponent) => void;
}

/** The components of a version, in order; in a draft they are added, moved and deleted here. */
export function ComponentList(props: ComponentListProps) {
  const { pageId, placements, isReadOnly, selectedId } = props;
  const { shown, move } = useComponentOrder(pageId, placements);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number | undefined) => shown.findIndex((placement) => placement.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) void move(placeOf(active.id), placeOf(over.id));
  };

  return (
    <>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {isReadOnly
            ? 'There are no components.'
            : 'Nothing on this page yet. Add a text, an announcement or empty space.'}
        </Text>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[restrictToVerticalAxis, restrictToParentElement]}
        onDragEnd={drop}
        accessibility={{
          announcements: announcementsFor(shown),
          screenReaderInstructions: {
            draggable:
              'Press Space to lift this component, the arrow keys to move it, Space again to drop it, Escape to leave it where it was.',
          },
        }}
      >
        <SortableContext items={shown} strategy={verticalListSortingStrategy} disabled={isReadOnly}>
          <ol className={classes.list} aria-label="Components">
            {shown.map((placement, index) => (
              <ComponentRow
                key={placement.id}
                placement={placement}
                isReadOnly={isReadOnly}
                isSelected={placement.id === selectedId}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onChoose={() => props.onChoose(placement)}
                onAddAbove={() => props.onAdd(index)}
                onMove={(step) => void move(index, index + step)}
                onRemove={() => props.onRemove(placement)}
                onDelete={() => props.onDelete(placement)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {!isReadOnly && (
        <Button
          variant="default"
          size="xs"
          fullWidth
          leftSection={<IconPlus size={16} />}
          onClick={() => props.onAdd(shown.length)}
        >
          Add component
        </Button>
      )}
    </>
  );
}

/** What screen readers hear while a component is moved. */
function announcementsFor(shown: readonly PageComponent[]): Announcements {
  const nameOf = (id: string | number) => shown.find((placement) => placement.id === id)?.componentName ?? '';
  const placeOf = (id: string | number | undefined) =>
    `place ${shown.findIndex((placement) => placement.id === id) + 1} of ${shown.length}`;
  return {
    onDragStart: ({ active }) => `Lifted ${nameOf(active.id)} from ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `Dropped ${nameOf(active.id)} at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
