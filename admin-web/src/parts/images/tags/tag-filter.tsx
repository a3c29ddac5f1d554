import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { keyOf } from './tagged';
import type { TagFilterState } from './use-tag-filter';

/** As many as one can take in at a glance. */
const few = 10;

/** Shows the tags of the listed items with their counts; selecting some filters for items that have all of them. */
export function TagFilter({ counts, chosen, onChange }: TagFilterState) {
  const [isWhole, setIsWhole] = useState(false);
  if (counts.length === 0) return null;
  const isChosen = (tag: string) => chosen.some((each) => keyOf(each) === keyOf(tag));
  const ordered = [
    ...counts.filter(({ tag }) => isChosen(tag)),
    ...counts.filter(({ tag }) => !isChosen(tag)),
  ];
  const drawn = isWhole ? ordered : ordered.slice(0, Math.max(few, chosen.length));
  const toggle = (tag: string) =>
    onChange(isChosen(tag) ? chosen.filter((each) => keyOf(each) !== keyOf(tag)) : [...chosen, tag]);
  return (
    <Group gap={6} role="group" aria-label="Tags">
      {drawn.map(({ tag, count }) => (
        <Button
          key={keyOf(tag)}
          size="compact-sm"
          radius="xl"
          fw={500}
          variant={isChosen(tag) ? 'filled' : 'default'}
          aria-pressed={isChosen(tag)}
          onClick={() => toggle(tag)}
        >
          {tag} · {count}
        </Button>
      ))}
      {ordered.length > few && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Fewer tags' : `All ${ordered.length} tags`}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
          Clear the tags
        </Button>
      )}
    </Group>
  );
}
