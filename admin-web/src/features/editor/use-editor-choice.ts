import { useCallback, useRef, useState } from 'react';
import { createStore } from '../../lib/store';
import { confirmAction } from '../../ui/confirm';
import type { EditorChoice } from './editor-choice';
import { type FormWork, noWork } from './inspector/form-work';

const nothing: EditorChoice = { kind: 'nothing' };

/**
 * What is being edited, and whether leaving it would lose something.
 * @param first what a link leads to
 */
export function useEditorChoice(first: EditorChoice = nothing) {
  const [choice, setChoice] = useState<EditorChoice>(first);
  // Saving changes it while one types: only those who show it are drawn again.
  const [work] = useState(() => createStore<FormWork>(noWork));

  /** Brings what is typed on the canvas, and still on its way, into the form. */
  const settle = useRef(() => Promise.resolve());

  /** Saves what is typed, or asks before it is left behind. Resolves to false when the person stays. */
  const mayLeave = useCallback(async () => {
    await settle.current();
    if (await work.get().save()) return true;
    return confirmAction({
      title: 'Leave without saving?',
      question: 'What you typed in this component is not saved yet.',
      details: 'It is kept on this device and offered when you open the component again.',
      confirmLabel: 'Leave',
      isDestructive: true,
    });
  }, [work]);

  const choose = useCallback(
    async (next: EditorChoice, onLeft: () => void) => {
      if (!(await mayLeave())) return false;
      // First, since the next form may be there as soon as it is chosen.
      onLeft();
      setChoice(next);
      return true;
    },
    [mayLeave],
  );

  /** Empties the centre panel unasked: after a save, a delete or a change of version. */
  const reset = useCallback(() => setChoice(nothing), []);

  /** The new component is stored; one that was deleted and added again becomes a new one. */
  const created = useCallback(
    (placementId: number) =>
      setChoice((current) =>
        current.kind === 'new' ? { ...current, placementId } : { kind: 'placement', placementId },
      ),
    [],
  );

  return { choice, choose, reset, created, mayLeave, settle, work };
}
