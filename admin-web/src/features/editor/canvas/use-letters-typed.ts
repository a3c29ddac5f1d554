import { useEffect } from 'react';
import { holdEvent, listen } from '../../../lib/listen';
import { useLatest } from '../../../lib/use-latest';
import { isLetter, typedKey } from '../../../parts/page-canvas/is-letter';
import type { TypedKey } from '../../../parts/page-canvas/messages';

/** A space within this time after a letter is typed text, and does not press a button. In milliseconds. */
const typingMs = 1_000;

/** Collects letters (and 'Backspace') that are typed while a dialog is open, where they have no meaning. */
export function useLettersTyped(isOn: boolean, take: (key: TypedKey) => void): void {
  const latest = useLatest(take);
  useEffect(() => {
    if (!isOn) return;
    let typedAt = performance.now();
    const isTyped = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isField || (event.key !== 'Backspace' && !isLetter(event))) return false;
      // By the time of the press: a busy window hears of it later.
      return event.key !== ' ' || event.timeStamp - typedAt < typingMs;
    };
    const press = (event: KeyboardEvent) => {
      if (!isTyped(event)) return;
      typedAt = event.timeStamp;
      holdEvent(event);
      latest.current(typedKey(event));
    };
    // Buttons are pressed when the space key is released.
    const letGo = (event: KeyboardEvent) => event.key === ' ' && isTyped(event) && holdEvent(event);
    return listen(window, { keydown: press, keyup: letGo }, { capture: true });
  }, [isOn]);
}
