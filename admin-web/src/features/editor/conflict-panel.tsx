import type { RenderableComponent } from '@galley/shared/components/component-schemas';
import type { CreatableType } from '@galley/shared/components/component-types';
import { Alert, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import type { TypedValues } from './component-calls';
import { differingFields } from './component-values';
import { PreviewFrame } from './preview-frame';
import { useComeIntoView } from './use-come-into-view';

interface ConflictPanelProps {
  type: CreatableType;
  mine: TypedValues;
  theirs: TypedValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved the same component meanwhile: both texts side by side, and the choice between them. */
export function ConflictPanel({ type, mine, theirs, onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const differing = differingFields(mine, theirs);
  const panel = useComeIntoView<HTMLDivElement>();
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      color="yellow"
      title="Somebody else saved this component meanwhile"
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">
          Nothing you typed is lost. Compare, then save yours over it or take what is stored.{' '}
          {differing.length === 0
            ? 'Both are the same.'
            : `Different: ${differing.map(fieldLabel).join(', ')}.`}
        </Text>
        <SimpleGrid cols={2} spacing="sm">
          <Side title="Yours" type={type} values={mine} />
          <Side title="Stored now" type={type} values={theirs} />
        </SimpleGrid>
        <Group gap="xs">
          <Button size="xs" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button size="xs" variant="default" onClick={onTakeTheirs}>
            Take theirs
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Side({ title, type, values }: { title: string; type: CreatableType; values: TypedValues }) {
  const component = { type, componentId: 0, data: values } as RenderableComponent;
  return (
    <Stack gap={4} miw={0}>
      <Text size="sm" fw={600}>
        {title}: {String(values.componentName)}
      </Text>
      <PreviewFrame
        title={`${title}, as visitors would see it`}
        entries={[{ key: title, component }]}
        height={200}
      />
    </Stack>
  );
}

/** `componentName` as people read it: Component Name. */
function fieldLabel(field: string): string {
  const words = field.replace(/([A-Z]|\d+)/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
