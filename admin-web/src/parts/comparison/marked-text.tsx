import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { MarkedLine, MarkedRun } from './marked-lines';
import classes from './marked-text.module.css';

/** At least this many unchanged lines in a row are collapsed. */
const foldedFrom = 4;

/** Shows a text with its changes marked. Long unchanged passages are collapsed. */
export function MarkedText({ lines }: { lines: readonly MarkedLine[] }) {
  const [opened, setOpened] = useState<readonly number[]>([]);
  return (
    <div className={classes.text}>
      {stretchesOf(lines).map(({ start, lines: stretch }) => {
        const isLong = stretch.length >= foldedFrom && stretch.every((line) => !line.isChanged);
        return isLong && !opened.includes(start) ? (
          <Button
            key={start}
            variant="subtle"
            color="gray"
            size="compact-xs"
            w="fit-content"
            onClick={() => setOpened([...opened, start])}
          >
            Show {stretch.length} unchanged lines
          </Button>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
          stretch.map((line, index) => <Line key={`${start} ${index}`} line={line} />)
        );
      })}
    </div>
  );
}

function Line({ line }: { line: MarkedLine }) {
  const { block, blockBefore, isApart, runs } = line;
  const words = (
    <span>
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is drawn once
        <Run key={index} run={run} />
      ))}
      {isApart && (
        <span className={classes.note}>
          {isApart === 'now' ? ' (now starts a new line)' : ' (now joined to the line above)'}
        </span>
      )}
    </span>
  );
  if (block === '') return <div>{words}</div>;
  return (
    <div className={classes.line}>
      <span className={classes.block}>{blockBefore ? `${blockBefore} → ${block}` : block}</span>
      {words}
    </div>
  );
}

function Run({ run: { mark, text, note, picture } }: { run: MarkedRun }) {
  const content = picture ? (
    <img className={classes.picture} src={picture.src} alt={picture.alt || 'Picture'} />
  ) : (
    text
  );
  if (mark === 'added') return <Inserted>{content}</Inserted>;
  if (mark === 'removed') return <Deleted>{content}</Deleted>;
  if (mark === 'same') return content;
  return (
    <>
      <span className={classes.formatted}>{content}</span>
      <span className={classes.note}> ({note})</span>
    </>
  );
}

export function Inserted({ children }: { children: ReactNode }) {
  return (
    <ins>
      <VisuallyHidden>added: </VisuallyHidden>
      {children}
    </ins>
  );
}

export function Deleted({ children }: { children: ReactNode }) {
  return (
    <del>
      <VisuallyHidden>removed: </VisuallyHidden>
      {children}
    </del>
  );
}

/** Groups lines into passages that are changed, adjacent to a change, or neither. */
function stretchesOf(lines: readonly MarkedLine[]): { start: number; lines: MarkedLine[] }[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((place) => lines[place]?.isChanged ?? false);
  const stretches: { start: number; isNear: boolean; lines: MarkedLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = stretches.at(-1);
    if (last && last.isNear === isNear(index)) last.lines.push(line);
    else stretches.push({ start: index, isNear: isNear(index), lines: [line] });
  }
  return stretches;
}
