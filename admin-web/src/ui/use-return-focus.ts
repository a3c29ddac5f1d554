import { useEffect, useState } from 'react';

/**
 * What a dialog that opens now gives the focus back to: what has it, or the button of the menu that was chosen from,
 * since the entry is gone with its menu.
 */
export function openerOfDialog(): HTMLElement | undefined {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : undefined;
}

/** For a dialog that exists only while it is open: the one who closes it goes on where he was before. */
export function useReturnFocus(): void {
  const [opener] = useState(openerOfDialog);
  useEffect(
    () => () => {
      // The dialog is gone by now. Where someone else took the focus, it stays.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}
