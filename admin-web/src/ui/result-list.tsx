import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './result-list.module.css';

export interface Result {
  key: string | number;
  name: string;
  /** The link to it; absent where there is nothing to open. */
  to?: string | undefined;
  /** What happened. */
  text: string;
  /** It was not done, and the text says why. */
  isRefused: boolean;
}

interface ResultListProps {
  label: string;
  results: readonly Result[];
  /** Called when a link is followed, or the dialog is closed. */
  onLeave: () => void;
  /** Additional information. */
  children?: ReactNode;
}

/** The end of a dialog: lists the result of each item. */
export function ResultList({ children, ...list }: ResultListProps) {
  return (
    <Stack>
      <Entries {...list} />
      {children}
      <Group justify="flex-end">
        <Button onClick={list.onLeave} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

/** Failures come first. */
function Entries({ label, results, onLeave }: Omit<ResultListProps, 'children'>) {
  const sorted = [...results].sort((one, other) => Number(other.isRefused) - Number(one.isRefused));
  return (
    <ul className={classes.list} aria-label={label}>
      {sorted.map(({ key, name, to, text, isRefused }) => (
        <li key={key} className={classes.entry}>
          {isRefused ? (
            <IconAlertTriangle
              size={18}
              role="img"
              aria-label="Not done"
              color="var(--mantine-color-error)"
            />
          ) : (
            <IconCircleCheck size={18} role="img" aria-label="Done" color="var(--mantine-color-green-6)" />
          )}
          <div>
            {to === undefined ? (
              <Text span fw={500} size="sm">
                {name}
              </Text>
            ) : (
              <Anchor component={Link} to={to} fw={500} size="sm" onClick={onLeave}>
                {name}
              </Anchor>
            )}
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
