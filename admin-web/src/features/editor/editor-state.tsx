import { createPortal } from 'react-dom';
import { useTopBarPlace } from '../../ui/top-bar-place';
import { useIsPhone } from '../../ui/use-is-phone';
import { HistoryButtons } from './history/history-buttons';
import { SaveState, type SaveStateProps } from './inspector/save-state';
import type { usePageSteps } from './use-page-steps';

interface EditorStateProps extends SaveStateProps {
  /** Beside the tabs. */
  place: HTMLElement | null;
  steps: Pick<ReturnType<typeof usePageSteps>, 'history' | 'undoing'>;
}

/** Shows undo, redo and whether everything is saved; undo and redo in the top bar on phones. */
export function EditorState({ place, steps, ...state }: EditorStateProps) {
  const topBar = useTopBarPlace();
  const isPhone = useIsPhone();
  if (!place) return null;
  const buttons = state.locked === undefined && <HistoryButtons {...steps} />;
  return (
    <>
      {isPhone && topBar && createPortal(buttons, topBar)}
      {createPortal(
        <>
          {!isPhone && buttons}
          <SaveState {...state} />
        </>,
        place,
      )}
    </>
  );
}
