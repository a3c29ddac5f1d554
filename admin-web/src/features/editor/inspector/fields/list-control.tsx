import { initialValues } from '@galley/shared/components/field-values';
import type { Field, FieldOf, Fields } from '@galley/shared/components/fields';
import { focusNameOf } from '@galley/shared/components/fields/focus';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ControlProps } from './control-props';
import classes from './list-control.module.css';

/** So many entries are unfolded at first; of more, only those that are added. */
const mostOpen = 3;

type Entry = Record<string, unknown> & { key: string };

interface ListControlProps extends ControlProps<FieldOf<'list'>> {
  /** The control of a field of an entry, which may be a list again. */
  Part: ComponentType<ControlProps>;
}

/** The entries of a list with their fields; entries can be moved. */
export function ListControl({ field, value, onChange, Part, ...rest }: ListControlProps) {
  const { error, isReadOnly, onBlur } = rest;
  const entries = (Array.isArray(value) ? value : []) as Entry[];
  const [atFirst] = useState(entries.length);
  const one = field.label.toLowerCase();
  const change = (index: number, changes: object) =>
    onChange(entries.map((entry, place) => (place === index ? { ...entry, ...changes } : entry)));
  const move = (from: number, to: number) => {
    const others = entries.toSpliced(from, 1);
    onChange(others.toSpliced(to, 0, ...entries.slice(from, from + 1)));
  };
  return (
    <Stack gap="sm">
      <div>
        {entries.map((entry, index) => (
          <ListEntry
            key={entry.key}
            label={`${field.label} ${index + 1}`}
            words={wordsOf(field.fields, entry)}
            isOpenAtFirst={entries.length <= mostOpen || index >= atFirst}
          >
            {Object.entries(field.fields).map(([name, part]) => (
              <Part
                key={name}
                field={part}
                value={entry[name]}
                onChange={(changed) =>
                  change(index, { [name]: changed, ...givenWay(name, part, entry, changed) })
                }
                onBlur={onBlur}
                error={undefined}
                isReadOnly={isReadOnly}
                {...(part.kind === 'image' && {
                  focus: {
                    value: String(entry[focusNameOf(name)] ?? ''),
                    onChange: (focus) => change(index, { [focusNameOf(name)]: focus }),
                  },
                })}
              />
            ))}
            {!isReadOnly && (
              <Group gap="xs">
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                  aria-label={`Move ${one} ${index + 1} up`}
                >
                  Move up
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={index === entries.length - 1}
                  onClick={() => move(index, index + 1)}
                  aria-label={`Move ${one} ${index + 1} down`}
                >
                  Move down
                </Button>
                <Button
                  size="compact-xs"
                  variant="default"
                  color="red"
                  onClick={() => onChange(entries.toSpliced(index, 1))}
                  aria-label={`Remove ${one} ${index + 1}`}
                >
                  Remove
                </Button>
              </Group>
            )}
          </ListEntry>
        ))}
      </div>
      {error && (
        <Text size="sm" c="var(--editor-error)" role="alert">
          {error}
        </Text>
      )}
      {!isReadOnly && entries.length < field.max && (
        <Button
          variant="default"
          size="xs"
          onClick={() => onChange([...entries, { ...initialValues(field.fields), key: freeKey(entries) }])}
        >
          Add {one}
        </Button>
      )}
    </Stack>
  );
}

/**
 * The fields that a choice empties: the initial text where a file is chosen, so that visitors read the file's title,
 * and the focal point of another picture.
 */
function givenWay(name: string, part: Field, entry: Entry, chosen: unknown): object {
  if (part.kind === 'image') return entry[focusNameOf(name)] ? { [focusNameOf(name)]: '' } : {};
  if (part.kind !== 'file' || !part.replaces || chosen === '') return {};
  const { field, words } = part.replaces;
  return words.some((word) => word === entry[field]) ? { [field]: '' } : {};
}

function freeKey(entries: readonly Entry[]): string {
  return String(1 + Math.max(0, ...entries.map(({ key }) => Number(key) || 0)));
}

/** What tells a folded entry from the others: its first words. */
function wordsOf(fields: Fields, entry: Entry): string {
  const named = Object.entries(fields).filter(([name, { kind }]) => kind === 'text' && entry[name]);
  const [name = ''] = named.find(([, { required }]) => required) ?? named[0] ?? [];
  return String(entry[name] ?? '');
}

interface ListEntryProps {
  label: string;
  /** What it says, beside its number. */
  words: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** One entry of a list under its number and its first words, which fold it. */
function ListEntry({ label, words, isOpenAtFirst, children }: ListEntryProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={classes.entry}
      open={isOpen}
      // A list inside of it folds for itself.
      onToggle={(event) => event.target === event.currentTarget && setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={classes.label}>{label}</span>
        <span className={classes.words}>{words}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden className={classes.sign} />
      </summary>
      {isOpen && <Stack gap="sm">{children}</Stack>}
    </details>
  );
}
