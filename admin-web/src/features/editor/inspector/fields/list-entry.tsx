import { Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './list-entry.module.css';

interface ListEntryProps {
  label: string;
  /** What it says, beside its number. */
  words: string;
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** One entry of a list under its number and its first words, which fold it. */
export function ListEntry({ label, words, isOpenAtFirst, children }: ListEntryProps) {
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
