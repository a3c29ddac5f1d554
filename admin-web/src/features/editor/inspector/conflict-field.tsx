import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ComparedField } from '../../versions/component-fields';
import { type Mark, type MarkedLine, markedLines } from '../../versions/marked-lines';
import { tokensOfHtml, tokensOfText } from '../../versions/text-tokens';
import classes from './conflict-field.module.css';

/** One field that differs: mine left, theirs right. `from` is theirs, `to` is mine. */
export function ConflictField({ field }: { field: ComparedField }) {
  const { label, kind, from, to } = field;
  const tokensOf = kind === 'richText' ? tokensOfHtml : tokensOfText;
  const lines = markedLines(tokensOf(from), tokensOf(to));
  return (
    <div>
      <Text size="sm" fw={600} mb={2}>
        {label}
      </Text>
      <SimpleGrid cols={2} spacing="sm">
        <Side title="Yours" lines={lines} hidden="removed" />
        <Side title="Stored now" lines={lines} hidden="added" />
      </SimpleGrid>
    </div>
  );
}

function Side({ title, lines, hidden }: { title: string; lines: readonly MarkedLine[]; hidden: Mark }) {
  const shown = lines
    .map((line) => ({ ...line, runs: line.runs.filter(({ mark }) => mark !== hidden) }))
    .filter(({ runs }) => runs.length > 0);
  return (
    <Stack gap={2} miw={0}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <div className={classes.text}>
        {shown.length === 0 && <Text c="dimmed">Empty</Text>}
        {shown.map(({ runs }, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
          <p key={line} className={classes.line}>
            {runs.map(({ mark, text, note, picture }, run) => {
              const words = picture ? picture.alt || 'Picture' : text;
              const key = `${run} ${words}`;
              return mark === 'same' ? (
                <span key={key}>{words}</span>
              ) : (
                <mark key={key} className={classes.mark} title={note}>
                  {words}
                </mark>
              );
            })}
          </p>
        ))}
      </div>
    </Stack>
  );
}
