import { createPortal } from 'react-dom';
import { HistoryButtons } from './history/history-buttons';
import { SaveState, type SaveStateProps } from './inspector/save-state';
import type { usePageSteps } from './use-page-steps';

interface EditorStateProps extends SaveStateProps {
  /** Beside the tabs. */
  place: HTMLElement | null;
  steps: Pick<ReturnType<typeof usePageSteps>, 'history' | 'undoing'>;
}

/** Shows undo, redo and whether everything is saved. */
export function EditorState({ place, steps, ...state }: EditorStateProps) {
  return (
    place &&
    createPortal(
      <>
        {state.locked === undefined && <HistoryButtons {...steps} />}
        <SaveState {...state} />
      </>,
      place,
    )
  );
}
