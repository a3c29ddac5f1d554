import type { CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { MarkedLine } from '../../../parts/comparison/marked-lines';
import type { FormValues } from '../../../parts/components/component-calls';
import { MarkedText } from '../../../parts/page-canvas/conflict-lines';
import type { ConflictSides } from '../../../parts/page-canvas/conflict-sides';
import { conflictSides } from '../../../parts/page-canvas/conflict-sides';
import { conflictWords } from '../../../parts/page-canvas/conflict-words';
import { PreviewFrame } from '../canvas/preview-frame';
import classes from './conflict-panel.module.css';
import { conflictPanelId } from './show-conflict';
import { useConflictBy } from './use-conflict-by';

interface ConflictPanelProps {
  pageId: number;
  type: CreatableType;
  form: UseFormReturn<FormValues>;
  theirs: FormValues;
  onDecide: (isMine: boolean) => void;
}

/**
 * Shown when the component was saved elsewhere in between: both texts with the changed words marked, and the choice
 * between them. It appears above the edited field and takes neither focus nor text; nothing is saved until the user
 * has chosen.
 */
export function ConflictPanel({ pageId, type, form, theirs, onDecide }: ConflictPanelProps) {
  const by = useConflictBy(pageId);
  const [mine] = useDebouncedValue(useWatch({ control: form.control }) as FormValues, 500);
  const [isDrawn, setIsDrawn] = useState(false);
  const differing = conflictSides(type, theirs, mine);
  return (
    <Alert id={conflictPanelId} tabIndex={-1} color="yellow" title={conflictWords.title} role="alert">
      <Stack gap="sm">
        <Text size="sm">
          {by} {conflictWords.text} {differing.length === 0 && conflictWords.same}
        </Text>
        {differing.map((sides) => (
          <ConflictField key={sides.name} sides={sides} />
        ))}
        {isDrawn && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <Side title={conflictWords.mine} type={type} values={mine} />
            <Side title={conflictWords.theirs} type={type} values={theirs} />
          </SimpleGrid>
        )}
        <Group gap="xs">
          <Button size="xs" onClick={() => onDecide(true)}>
            {conflictWords.keepMine}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDecide(false)}>
            {conflictWords.takeTheirs}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setIsDrawn(!isDrawn)} aria-expanded={isDrawn}>
            {isDrawn ? 'Hide the drawings' : 'Show both as visitors see them'}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Side({ title, type, values }: { title: string; type: CreatableType; values: FormValues }) {
  const component = { type, componentId: 0, data: values } as RenderableComponent;
  return (
    <Stack gap={4} miw={0}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <PreviewFrame
        title={`${title}, as visitors would see it`}
        entries={[{ key: title, component }]}
        height={200}
      />
    </Stack>
  );
}

/** One field that differs: mine, and theirs below it, since the form is too narrow for two columns. */
function ConflictField({ sides }: { sides: ConflictSides }) {
  return (
    <div>
      <Text size="sm" fw={600} mb={2}>
        {sides.label}
      </Text>
      <Stack gap="xs">
        <LinesSide title={conflictWords.mine} lines={sides.mine} />
        <LinesSide title={conflictWords.theirs} lines={sides.theirs} />
      </Stack>
    </div>
  );
}

/** Scrolls a long text to the first word that differs. */
function showFirstMark(text: HTMLElement | null) {
  const mark = text?.querySelector('mark');
  if (text && mark) text.scrollTop = mark.offsetTop - text.offsetTop - text.clientHeight / 2;
}

function LinesSide({ title, lines }: { title: string; lines: readonly MarkedLine[] }) {
  return (
    <Stack gap={2} miw={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <div className={classes.text} ref={showFirstMark}>
        <MarkedText lines={lines} />
      </div>
    </Stack>
  );
}
