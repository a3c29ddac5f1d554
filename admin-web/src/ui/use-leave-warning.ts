import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirmAction } from './confirm';

/** Asks before a screen with unsaved work is left, by a link inside the app or by closing the window. */
export function useLeaveWarning(hasUnsavedWork: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedWork && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmAction({
      title: 'Leave without saving?',
      question: 'What you typed on this screen is not saved yet.',
      confirmLabel: 'Leave',
      isDestructive: true,
    }).then((isConfirmed) => (isConfirmed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!hasUnsavedWork) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsavedWork]);
}
