import { Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPointFilled } from '@tabler/icons-react';
import { type Store, useStored } from '../../../lib/store';
import type { SaveStatus } from './autosave';
import { conflictWords } from './conflict-words';
import type { FormWork } from './form-work';
import classes from './save-state.module.css';

const problems: readonly SaveStatus['kind'][] = ['incomplete', 'failed', 'conflict'];

function wordsOf(status: SaveStatus): string {
  switch (status.kind) {
    case 'saved':
      return 'Saved';
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return 'Saving…';
    case 'conflict':
      return 'Not saved: it was changed elsewhere.';
    default:
      return `Not saved: ${status.reason}`;
  }
}

interface SaveStateProps {
  work: Store<FormWork>;
  onShowConflict: () => void;
}

/** The save indicator: whether all input is saved, and if not, why. */
export function SaveState({ work, onShowConflict }: SaveStateProps) {
  const { status, save } = useStored(work, (all) => all);
  const isProblem = problems.includes(status.kind);
  return (
    <Group
      gap={6}
      wrap="nowrap"
      mr="xs"
      className={classes.state}
      c={isProblem ? undefined : 'dimmed'}
      data-problem={isProblem || undefined}
      data-open={status.kind !== 'saved' || undefined}
    >
      <StateIcon kind={status.kind} />
      {/* It changes at every pause in typing: only a problem is announced to screen readers. */}
      <Text
        size="sm"
        role="status"
        aria-label="State of the form"
        aria-live={isProblem ? 'polite' : 'off'}
        lineClamp={3}
        title={isProblem ? wordsOf(status) : undefined}
      >
        {wordsOf(status)}
      </Text>
      {status.kind === 'failed' && (
        <Button size="compact-xs" variant="default" flex="none" onClick={() => void save()}>
          Try again
        </Button>
      )}
      {status.kind === 'conflict' && (
        <Button size="compact-xs" variant="default" flex="none" onClick={onShowConflict}>
          {conflictWords.show}
        </Button>
      )}
    </Group>
  );
}

function StateIcon({ kind }: { kind: SaveStatus['kind'] }) {
  if (kind === 'saving') return <Loader size={14} aria-hidden />;
  if (kind === 'saved') return <IconCircleCheck size={16} stroke={1.5} aria-hidden />;
  if (kind === 'waiting') return <IconPointFilled size={16} aria-hidden />;
  return <IconAlertTriangle size={16} stroke={1.5} aria-hidden />;
}
