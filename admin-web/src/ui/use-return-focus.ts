import { useEffect, useState } from 'react';

/**
 * The element that a dialog returns the focus to: the focused one, or the button of the menu that opened it, since
 * the menu item disappears with its menu.
 */
export function openerOfDialog(): HTMLElement | undefined {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement ? opener : undefined;
}

/** For a dialog that is mounted only while it is open: returns the focus when it closes. */
export function useReturnFocus(): void {
  const [opener] = useState(openerOfDialog);
  useEffect(
    () => () => {
      // The dialog has been removed by now. If the focus has moved elsewhere, it stays there.
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    },
    [opener],
  );
}
