import type { CreatableType } from '@galley/shared/components/component-types';
import { useCallback, useState } from 'react';
import { confirmAction } from '../../ui/confirm';
import type { FormWork } from './component-form';

/** What the centre panel shows. `at` is the place of something new, from 0. */
export type EditorChoice =
  | { kind: 'nothing' }
  | { kind: 'placement'; placementId: number }
  | { kind: 'gallery'; at: number }
  | { kind: 'new'; type: CreatableType; at: number };

const nothing: EditorChoice = { kind: 'nothing' };
const noWork: FormWork = { isDirty: false, isSaving: false };

/** What is being edited, and whether leaving it would lose something. */
export function useEditorChoice() {
  const [choice, setChoice] = useState<EditorChoice>(nothing);
  const [work, setWork] = useState<FormWork>(noWork);
  const { isDirty } = work;

  /** Asks before typed text is lost. Resolves to false when the person stays. */
  const mayLeave = useCallback(async () => {
    if (!isDirty) return true;
    return confirmAction({
      title: 'Leave without saving?',
      question: 'What you typed in this component is not saved yet.',
      confirmLabel: 'Leave',
      isDestructive: true,
    });
  }, [isDirty]);

  const choose = useCallback(
    async (next: EditorChoice) => {
      if (!(await mayLeave())) return false;
      setChoice(next);
      return true;
    },
    [mayLeave],
  );

  /** Empties the centre panel unasked: after a save, a delete or a change of version. */
  const reset = useCallback(() => setChoice(nothing), []);

  return { choice, choose, reset, mayLeave, work, setWork };
}
