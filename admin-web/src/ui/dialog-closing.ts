import { createContext, useContext } from 'react';

export const CloseContext = createContext<() => void>(() => undefined);

/** Closes the surrounding dialog, as Escape does: unsaved text is asked about first. */
export function useCloseDialog(): () => void {
  return useContext(CloseContext);
}
