import { useWindowEvent } from '@mantine/hooks';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { useLatest } from '../../lib/use-latest';
import { confirmAction } from '../confirm';

/** Read from a form at the moment it is to be left: state reported earlier may be a key press behind. */
export interface UnsavedWork {
  hasUnsavedText: () => boolean;
  /** For work that can save itself. Resolves to whether everything is saved then. */
  save?: () => Promise<boolean>;
  /** Discards the input, including its local draft. */
  giveUp?: () => void;
}

type AddWork = (work: UnsavedWork) => () => void;
const ScopeContext = createContext<AddWork>(() => () => undefined);

/** Makes the surrounding dialog or screen ask before it is left with this unsaved work. */
export function useUnsavedWork(work: UnsavedWork) {
  const add = useContext(ScopeContext);
  const latest = useLatest(work);
  useEffect(
    () =>
      add({
        hasUnsavedText: () => latest.current.hasUnsavedText(),
        save: async () => (await latest.current.save?.()) ?? false,
        giveUp: () => latest.current.giveUp?.(),
      }),
    [add],
  );
}

export interface LeaveQuestion {
  title: string;
  question: string;
  confirmLabel: string;
}

/** Collects the forms of a part of the screen that is left as a whole, including those of inner parts. */
export function useLeaveScope() {
  const works = useRef(new Set<UnsavedWork>());
  const addAround = useContext(ScopeContext);
  const add = useCallback<AddWork>(
    (work) => {
      works.current.add(work);
      const leaveAround = addAround(work);
      return () => {
        works.current.delete(work);
        leaveAround();
      };
    },
    [addAround],
  );
  return useMemo(() => {
    const unsaved = () => [...works.current].filter(({ hasUnsavedText }) => hasUnsavedText());
    const saveAll = async () => {
      await Promise.all(unsaved().map(({ save }) => save?.()));
      return unsaved().length === 0;
    };
    return {
      add,
      saveAll,
      hasUnsavedText: () => unsaved().length > 0,
      giveUp: () => {
        for (const { giveUp } of works.current) giveUp?.();
      },
      /** Saves what can save itself, and asks about the rest. */
      mayLeave: async (question: LeaveQuestion) =>
        (await saveAll()) || confirmAction({ ...question, isDestructive: true }),
    };
  }, [add]);
}

export type LeaveScope = ReturnType<typeof useLeaveScope>;

export function LeaveScopeOf({ scope, children }: { scope: LeaveScope; children: ReactNode }) {
  return <ScopeContext value={scope.add}>{children}</ScopeContext>;
}

/** The subject of a screen: its path, and the launch for which it is shown. */
const subjectOf = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get('launch') ?? ''}`;

/**
 * Wraps all screens: asks before one with unsaved work is left, by a link inside the app or by closing the window.
 */
export function LeaveWarning({ children }: { children: ReactNode }) {
  const scope = useLeaveScope();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      subjectOf(currentLocation) !== subjectOf(nextLocation) && scope.hasUnsavedText(),
  );
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one question each time something is blocked
  useEffect(() => {
    if (state !== 'blocked') return;
    const question = {
      title: 'Leave without saving?',
      question: 'What you typed on this screen is not saved yet.',
      confirmLabel: 'Leave',
    };
    void scope.mayLeave(question).then((mayLeave) => (mayLeave ? blocker.proceed?.() : blocker.reset?.()));
  }, [state]);

  useWindowEvent('beforeunload', (event) => {
    if (!scope.hasUnsavedText()) return;
    event.preventDefault();
    // While the browser's question is open.
    void scope.saveAll();
  });
  return <LeaveScopeOf scope={scope}>{children}</LeaveScopeOf>;
}
