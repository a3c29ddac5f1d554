import { useRef, useState } from 'react';
import type { FormValues } from './component-calls';
import { type FormHistory, redone, startHistory, undone, withKeptText, withStep } from './form-history';

/** Undo and redo of a form over its saves, from how it was opened on. */
export function useFormHistory(opened: FormValues) {
  const [shown, setShown] = useState<FormHistory>(() => startHistory(opened));
  // Saves end at any moment, also between two drawings.
  const current = useRef(shown);
  const set = (next: FormHistory) => {
    current.current = next;
    setShown(next);
    return next.steps[next.at];
  };
  return {
    canUndo: shown.at > 0,
    canRedo: shown.at < shown.steps.length - 1,
    /** There is nothing before this: the first save of something new. */
    restart: (values: FormValues) => void set(startHistory(values)),
    addStep: (values: FormValues) => void set(withStep(current.current, values)),
    /** The server kept another text than it was sent. */
    replaceStep: (sent: FormValues, kept: FormValues) => void set(withKeptText(current.current, sent, kept)),
    /** What to show then. */
    undo: (now: FormValues, how: 'step' | 'all') => set(undone(current.current, now, how === 'all')),
    redo: () => set(redone(current.current)),
  };
}
