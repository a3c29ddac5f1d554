import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

const tellContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Registers a dialog that may open above another one, so that it alone handles Escape. */
export function useDialogAbove(isOpen: boolean) {
  const tell = useContext(tellContext);
  useEffect(() => {
    if (!isOpen) return;
    tell(1);
    return () => tell(-1);
  }, [isOpen, tell]);
}

/** Wraps a dialog whose content opens dialogs of its own; passes whether one of them is open. */
export function DialogsAbove({ children }: { children: (isBelow: boolean) => ReactNode }) {
  const [count, setCount] = useState(0);
  const tell = useCallback((change: 1 | -1) => setCount((open) => open + change), []);
  return <tellContext.Provider value={tell}>{children(count > 0)}</tellContext.Provider>;
}
