import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmAction } from './confirm';

/**
 * Asks before a screen with unsaved work is left, by a link inside the app or by closing the window.
 * `hasUnsavedWork` is asked at that moment; `save`, where work can save itself, resolves to whether all is saved then.
 * @returns how a form leads on after a save that worked: what its fields still hold is stored, so nothing is asked
 */
export function useLeaveWarning(hasUnsavedWork: () => boolean, save?: () => Promise<boolean>) {
  const ask = useRef(hasUnsavedWork);
  const isAfterSave = useRef(false);
  const trySaving = useRef(save);
  useEffect(() => {
    ask.current = hasUnsavedWork;
    trySaving.current = save;
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isAfterSave.current && ask.current(),
  );
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question each time something is blocked
  useEffect(() => {
    if (state !== 'blocked') return;
    const decide = async () =>
      (await trySaving.current?.()) ||
      confirmAction({
        title: 'Leave without saving?',
        question: 'What you typed on this screen is not saved yet.',
        confirmLabel: 'Leave',
        isDestructive: true,
      });
    void decide().then((mayLeave) => (mayLeave ? blocker.proceed?.() : blocker.reset?.()));
  }, [state]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!ask.current()) return;
      event.preventDefault();
      // While one reads the browser's question.
      void trySaving.current?.();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return useCallback((lead: () => void) => {
    isAfterSave.current = true;
    try {
      // The router asks while it is told where to go.
      lead();
    } finally {
      isAfterSave.current = false;
    }
  }, []);
}
