import { Button, Loader, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPointFilled } from '@tabler/icons-react';
import { type Store, useStored } from '../../../lib/store';
import { conflictWords } from '../../../parts/page-canvas/conflict-words';
import type { SaveStatus } from './autosave';
import type { FormWork } from './form-work';
import classes from './save-state.module.css';

const problems: readonly SaveStatus['kind'][] = ['incomplete', 'failed', 'gone', 'conflict'];

const words = {
  saved: 'Saved',
  waiting: 'Not saved yet',
  saving: 'Saving…',
  conflict: 'Not saved: it was changed elsewhere.',
  gone: 'Not saved: it was deleted in the meantime.',
};

const wordsOf = (status: SaveStatus): string => {
  if (status.kind === 'new') return `Still needs: ${status.reason}`;
  return 'reason' in status ? `Not saved: ${status.reason}` : words[status.kind];
};

const continuing = { act: 'onContinue', label: 'Continue in a draft' } as const;

/** The button beside a problem. */
function helpWith(kind: SaveStatus['kind']) {
  if (kind === 'failed') return { act: 'save', label: 'Try again' } as const;
  if (kind === 'gone') return { act: 'addAgain', label: 'Add it again' } as const;
  return kind === 'conflict' ? ({ act: 'onShowConflict', label: conflictWords.show } as const) : undefined;
}

export interface SaveStateProps {
  work: Store<FormWork>;
  /** Scrolls to both texts of a conflict. */
  onShowConflict: () => void;
  /** The version can no longer be edited: why not. Something is shown only if there is unsaved input. */
  locked: string | undefined;
  /** Takes the input along into a draft; undefined where none can be created. */
  onContinue: (() => void) | undefined;
}

/** The save indicator: whether all input is saved, and if not, why. */
export function SaveState({ work, onShowConflict, locked, onContinue }: SaveStateProps) {
  const { status, save, addAgain } = useStored(work, (all) => all);
  const isSaved = status.kind === 'saved';
  if (locked !== undefined && isSaved) return null;
  const isProblem = locked !== undefined || problems.includes(status.kind);
  const said = locked === undefined ? wordsOf(status) : `Not saved: ${locked}`;
  const help = locked === undefined ? helpWith(status.kind) : onContinue && continuing;
  const act = { save: () => void save(), addAgain, onShowConflict, onContinue };
  return (
    <div className={classes.state} data-problem={isProblem || undefined}>
      <StateIcon kind={isProblem ? 'failed' : status.kind} />
      {isProblem && (
        <Text size="sm" fw={500} className={classes.short} aria-hidden>
          Not saved
        </Text>
      )}
      <div className={classes.words}>
        {/* It changes at every pause in typing: only a problem is announced to screen readers. */}
        <Text
          size="sm"
          role="status"
          aria-label="State of the form"
          aria-live={isProblem ? 'polite' : 'off'}
          lineClamp={3}
          title={isProblem ? said : undefined}
        >
          {said}
        </Text>
        {help && (
          <Button size="compact-xs" variant="default" flex="none" onClick={act[help.act]}>
            {help.label}
          </Button>
        )}
      </div>
    </div>
  );
}

function StateIcon({ kind }: { kind: SaveStatus['kind'] }) {
  if (kind === 'saving') return <Loader size={14} aria-hidden />;
  if (kind === 'saved') return <IconCircleCheck size={16} stroke={1.5} aria-hidden />;
  if (kind === 'waiting' || kind === 'new') return <IconPointFilled size={16} aria-hidden />;
  return <IconAlertTriangle size={16} stroke={1.5} aria-hidden />;
}
