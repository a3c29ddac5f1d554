import { useEffect } from 'react';
import { createStore } from '../lib/store';

/** An action of the screen that is shown; the global search offers it. */
export interface ScreenAction {
  label: string;
  /** What it acts on. */
  hint: string;
  run: () => void;
}

export const screenActions = createStore<readonly ScreenAction[]>([]);

/** Offers actions in the global search as long as the component is mounted. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  useEffect(() => {
    screenActions.set([...screenActions.get(), ...actions]);
    return () => screenActions.set(screenActions.get().filter((action) => !actions.includes(action)));
  });
}
