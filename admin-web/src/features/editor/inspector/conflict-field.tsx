import { Stack, Text } from '@mantine/core';
import type { MarkedLine } from '../../versions/marked-lines';
import classes from './conflict-field.module.css';
import { MarkedText } from './conflict-lines';
import type { ConflictSides } from './conflict-sides';
import { conflictWords } from './conflict-words';

/** One field that differs: mine, and theirs below it, since the form is too narrow for two columns. */
export function ConflictField({ sides }: { sides: ConflictSides }) {
  return (
    <div>
      <Text size="sm" fw={600} mb={2}>
        {sides.label}
      </Text>
      <Stack gap="xs">
        <Side title={conflictWords.mine} lines={sides.mine} />
        <Side title={conflictWords.theirs} lines={sides.theirs} />
      </Stack>
    </div>
  );
}

/** Scrolls a long text to the first word that differs. */
function showFirstMark(text: HTMLElement | null) {
  const mark = text?.querySelector('mark');
  if (text && mark) text.scrollTop = mark.offsetTop - text.offsetTop - text.clientHeight / 2;
}

function Side({ title, lines }: { title: string; lines: readonly MarkedLine[] }) {
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
