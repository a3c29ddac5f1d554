import type { PageComponent } from '@galley/shared/schemas/version';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { shownWords } from '../../../lib/shown-words';
import type { LoadedComponent } from '../../../parts/page-canvas/loaded-components';
import { useCompany } from '../../../parts/session/use-company-name';
import { SortableEntries } from '../../../ui/sortable-entry';
import { SortableFrame } from '../../../ui/sortable-frame';
import type { usePageSteps } from '../use-page-steps';
import { ComponentRow } from './component-row';

interface ComponentListProps {
  /** In the displayed order. */
  placements: readonly PageComponent[];
  /** Their stored content. */
  loaded: readonly LoadedComponent[];
  /** The actions on its components. */
  steps: ReturnType<typeof usePageSteps>;
  isReadOnly: boolean;
  selectedId: number | undefined;
  onChoose: (placement: PageComponent) => void;
  /** Adds something new at this index, from 0. */
  onAdd: (at: number) => void;
}

/** Lists the components of a version, in order; in a draft they are added, moved and deleted here. */
export function ComponentList(props: ComponentListProps) {
  const { placements: shown, steps, isReadOnly, selectedId } = props;
  const move = (from: number, to: number) => void steps.move(shown[from]?.id, to);
  const whenShown = useWhenShown(props.loaded);
  const isHidden = ({ id }: PageComponent) =>
    props.loaded.some(({ placement, stored }) => placement.id === id && stored?.component.data.sectionHidden);

  return (
    <>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" p="md">
          {isReadOnly
            ? 'There are no components.'
            : 'Nothing on this page yet. Add a text, an announcement or empty space.'}
        </Text>
      )}
      <SortableFrame
        noun="component"
        items={shown}
        nameOf={({ componentName }) => componentName}
        isDisabled={isReadOnly}
        onMove={move}
      >
        <SortableEntries label="Components">
          {shown.map((placement, index) => (
            <ComponentRow
              key={placement.id}
              placement={placement}
              whenShown={whenShown(placement)}
              isHidden={isHidden(placement)}
              isReadOnly={isReadOnly}
              isSelected={placement.id === selectedId}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onChoose={() => props.onChoose(placement)}
              onAddAbove={() => props.onAdd(index)}
              onMove={(step) => move(index, index + step)}
              onDuplicate={() => void steps.duplicate(placement.id)}
              onToggleHidden={() => void steps.setHidden(placement.id, !isHidden(placement))}
              onSaveSection={() => void steps.savingAsSection.ask(placement)}
              onDelete={() => steps.askToDelete(placement)}
            />
          ))}
        </SortableEntries>
      </SortableFrame>
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

/** Returns when visitors see a component of a version, if not at all times. */
function useWhenShown(loaded: readonly LoadedComponent[]) {
  const timeZone = useCompany()?.timeZone;
  return ({ id }: PageComponent): string | undefined => {
    const stored = loaded.find(({ placement }) => placement.id === id)?.stored;
    return stored && shownWords(stored.component.data, timeZone);
  };
}
