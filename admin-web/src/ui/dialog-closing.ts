import { createContext, useContext } from 'react';

export const CloseContext = createContext<() => void>(() => undefined);

/** Closes the dialog that this stands in, as Escape does: typed text is asked about first. */
export function useCloseDialog(): () => void {
  return useContext(CloseContext);
}
