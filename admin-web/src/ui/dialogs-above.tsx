import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

const dialogCountContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Registers a dialog that may open above another one, so that it alone handles Escape. */
export function useDialogAbove(isOpen: boolean) {
  const changeCount = useContext(dialogCountContext);
  useEffect(() => {
    if (!isOpen) return;
    changeCount(1);
    return () => changeCount(-1);
  }, [isOpen, changeCount]);
}

/** Wraps a dialog whose content opens dialogs of its own; passes whether one of them is open. */
export function DialogsAbove({ children }: { children: (isBelow: boolean) => ReactNode }) {
  const [count, setCount] = useState(0);
  const changeCount = useCallback((change: 1 | -1) => setCount((open) => open + change), []);
  return <dialogCountContext.Provider value={changeCount}>{children(count > 0)}</dialogCountContext.Provider>;
}
