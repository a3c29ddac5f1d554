import type { CreatableType, RenderableComponent } from '@galley/shared/components/dictionary';
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { comparedFields } from '../../versions/component-fields';
import { PreviewFrame } from '../canvas/preview-frame';
import type { FormValues } from './component-calls';
import { ConflictField } from './conflict-field';
import { conflictPanelId } from './show-conflict';

interface ConflictPanelProps {
  type: CreatableType;
  form: UseFormReturn<FormValues>;
  theirs: FormValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * The same component was saved elsewhere meanwhile: both texts side by side with the changed words marked, and the
 * choice between them. It appears above what one is typing and takes neither focus nor text away; nothing saves
 * itself until one has chosen.
 */
export function ConflictPanel({ type, form, theirs, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const [mine] = useDebouncedValue(useWatch({ control: form.control }) as FormValues, 500);
  const [isDrawn, setIsDrawn] = useState(false);
  const differing = comparedFields(type, theirs, mine).filter(({ isChanged }) => isChanged);
  return (
    <Alert
      id={conflictPanelId}
      tabIndex={-1}
      color="yellow"
      title="This component was saved elsewhere meanwhile"
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          By somebody else, or by you in another tab. Nothing you typed is lost: compare, then save yours over
          it or take what is stored. {differing.length === 0 && 'Both are the same.'}
        </Text>
        {differing.map((field) => (
          <ConflictField key={field.name} field={field} />
        ))}
        {isDrawn && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <Side title="Yours" type={type} values={mine} />
            <Side title="Stored now" type={type} values={theirs} />
          </SimpleGrid>
        )}
        <Group gap="xs">
          <Button size="xs" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            Take theirs
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
