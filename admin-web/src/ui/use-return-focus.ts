import { useEffect, useState } from 'react';

/** For a dialog that exists only while it is open: whoever closes it goes on where he was before. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // The dialog is gone by now. Where somebody else took the focus, it stays.
      if (document.activeElement === document.body && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    },
    [before],
  );
}
