import { useEffect, useState } from 'react';

const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
const firstControl = (element: Element): HTMLElement | null =>
  element.matches(controls) ? (element as HTMLElement) : element.querySelector<HTMLElement>(controls);

/** What opens a dialog: the focused element, or the button of its menu, which disappears with its items. */
function openerOfDialog(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

/**
 * To be called when a dialog opens. @returns what gives the focus back when it closes: to what opened it, or, where
 * that has been deleted, to what took its place, or to what is left around it.
 */
export function focusReturner(): () => void {
  const opener = openerOfDialog();
  const places: { around: Element; index: number }[] = [];
  for (let child = opener; child?.parentElement; child = child.parentElement) {
    const around = child.parentElement;
    places.push({ around, index: [...around.children].indexOf(child) });
  }
  const remaining = () => {
    for (const { around, index } of places) {
      const beside = around.isConnected && (around.children[index] ?? around.lastElementChild);
      const control = beside && (firstControl(beside) ?? firstControl(around));
      if (control) return control;
    }
    return undefined;
  };
  return () => {
    const to = opener?.isConnected ? opener : remaining();
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  };
}

/** For a dialog that is mounted only while it is open: returns the focus when it closes. */
export function useReturnFocus(): void {
  const [giveBack] = useState(focusReturner);
  useEffect(
    () => () => {
      // The dialog has been removed by now. If the focus has moved elsewhere, it stays there.
      if (document.activeElement === document.body) giveBack();
    },
    [giveBack],
  );
}
