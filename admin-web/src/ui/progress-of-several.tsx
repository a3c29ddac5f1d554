import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { countOf } from '../lib/count-of';

interface ProgressOfSeveralProps {
  noun: string;
  done: number;
  of: number;
  /** What all of it as one step is called, of whose parts no one sees anything. */
  asOne?: { label: string; words: string } | undefined;
  onStop: () => void;
}

/** How far something is that is done to several things, with a way to stop. */
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
