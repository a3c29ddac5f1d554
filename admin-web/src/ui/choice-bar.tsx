import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countOf } from '../lib/count-of';
import classes from './choice-bar.module.css';

interface ChoiceBarProps {
  noun: 'page' | 'image' | 'file';
  chosen: number;
  /** The number of items that could be selected. */
  listed: number;
  onChooseAll: () => void;
  onClear: () => void;
  /** The actions on the selected items. */
  children: ReactNode;
}

/** Shown under a list while some of its items are selected. */
export function ChoiceBar({ noun, chosen, listed, onChooseAll, onClear, children }: ChoiceBarProps) {
  if (chosen === 0) return null;
  return (
    <section className={classes.bar} aria-label={`Chosen ${noun}s`}>
      <div className={classes.count}>
        <Text size="sm" fw={500} role="status">
          {countOf(chosen, noun)} chosen
        </Text>
        {chosen < listed && (
          <Anchor component="button" type="button" size="sm" onClick={onChooseAll}>
            Choose all {listed}
          </Anchor>
        )}
        <ActionIcon size="sm" aria-label="Choose none" onClick={onClear}>
          <IconX size={14} />
        </ActionIcon>
      </div>
      {children}
    </section>
  );
}
