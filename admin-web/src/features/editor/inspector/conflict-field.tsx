import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { MarkedLine } from '../../versions/marked-lines';
import classes from './conflict-field.module.css';
import { MarkedText } from './conflict-lines';
import type { ConflictSides } from './conflict-sides';
import { conflictWords } from './conflict-words';

/** One field that differs: mine left, theirs right. */
export function ConflictField({ sides }: { sides: ConflictSides }) {
  return (
    <div>
      <Text size="sm" fw={600} mb={2}>
        {sides.label}
      </Text>
      <SimpleGrid cols={2} spacing="sm">
        <Side title={conflictWords.mine} lines={sides.mine} />
        <Side title={conflictWords.theirs} lines={sides.theirs} />
      </SimpleGrid>
    </div>
  );
}

function Side({ title, lines }: { title: string; lines: readonly MarkedLine[] }) {
  return (
    <Stack gap={2} miw={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <div className={classes.text}>
        <MarkedText lines={lines} />
      </div>
    </Stack>
  );
}
