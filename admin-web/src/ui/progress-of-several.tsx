import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { countOf } from '../lib/count-of';

interface ProgressOfSeveralProps {
  noun: string;
  done: number;
  of: number;
  /** The label of an action whose parts have no visible progress. */
  asOne?: { label: string; words: string } | undefined;
  onStop: () => void;
}

/** Shows the progress of an action on several items, with a button that stops it. */
export function ProgressOfSeveral({ noun, done, of, asOne, onStop }: ProgressOfSeveralProps) {
  return (
    <Stack>
      <Progress
        value={asOne ? 100 : (100 * done) / of}
        animated={asOne !== undefined}
        aria-label={asOne?.label ?? `${done} of ${of} done`}
      />
      <Text size="sm" role="status">
        {asOne?.words ?? `${done} of ${countOf(of, noun)} done`}
      </Text>
      {!asOne && (
        <Group justify="flex-end">
          <Button variant="default" onClick={onStop} data-autofocus>
            Stop
          </Button>
        </Group>
      )}
    </Stack>
  );
}
