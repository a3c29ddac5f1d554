import { createPortal } from 'react-dom';
import type { Store } from '../../lib/store';
import { HistoryButtons } from './history/history-buttons';
import type { FormWork } from './inspector/form-work';
import { SaveState } from './inspector/save-state';
import type { usePageSteps } from './use-page-steps';

interface EditorStateProps {
  /** Beside the tabs. */
  place: HTMLElement | null;
  steps: Pick<ReturnType<typeof usePageSteps>, 'history' | 'undoing'>;
  work: Store<FormWork>;
  /** Scrolls to both texts of a conflict. */
  onShowConflict: () => void;
}

/** Shows undo, redo and whether everything is saved. */
export function EditorState({ place, steps, work, onShowConflict }: EditorStateProps) {
  return (
    place &&
    createPortal(
      <>
        <HistoryButtons {...steps} />
        <SaveState work={work} onShowConflict={onShowConflict} />
      </>,
      place,
    )
  );
}
