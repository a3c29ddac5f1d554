import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmAction } from './confirm';

/**
 * Asks before a screen with unsaved work is left, by a link inside the app or by closing the window.
 * `hasUnsavedWork` is asked at that moment.
 */
export function useLeaveWarning(hasUnsavedWork: () => boolean) {
  const ask = useRef(hasUnsavedWork);
  useEffect(() => {
    ask.current = hasUnsavedWork;
  });

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && ask.current(),
  );
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question each time something is blocked
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirmAction({
      title: 'Leave without saving?',
      question: 'What you typed on this screen is not saved yet.',
      confirmLabel: 'Leave',
      isDestructive: true,
    }).then((isConfirmed) => (isConfirmed ? blocker.proceed?.() : blocker.reset?.()));
  }, [state]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (ask.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
