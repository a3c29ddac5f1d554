import { useCallback, useRef, useState } from 'react';
import { createStore } from '../../lib/store';
import type { EditorChoice } from '../../parts/page-canvas/editor-choice';
import { confirmAction } from '../../ui/confirm';
import { notifyNotice } from '../../ui/notify';
import { type FormWork, noWork } from './inspector/form-work';

const nothing: EditorChoice = { kind: 'nothing' };

/**
 * The component being edited, and whether leaving it would lose input.
 * @param first the selection that a link names
 */
export function useEditorChoice(first: EditorChoice = nothing) {
  const [choice, setChoice] = useState<EditorChoice>(first);
  // Saving changes it while typing: only subscribers render again.
  const [work] = useState(() => createStore<FormWork>(noWork));

  /** Moves text typed on the canvas that is still on its way into the form. */
  const settle = useRef(() => Promise.resolve());

  /** Saves the input, or asks before it is discarded. Resolves to false when the user stays. */
  const mayLeave = useCallback(async () => {
    await settle.current();
    // A new component in which nothing was typed is added again with one click.
    if ((await work.get().save()) || work.get().status.kind === 'new') return true;
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
      const { status } = work.get();
      if (status.kind === 'new' && next.kind !== 'nothing') {
        notifyNotice(`The new component was not kept. It still needs: ${status.reason}.`);
      }
      // First, since the next form may open as soon as it is selected.
      onLeft();
      setChoice(next);
      return true;
    },
    [mayLeave, work],
  );

  /** Clears the selection without asking: after a save, a delete or a change of version. */
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
