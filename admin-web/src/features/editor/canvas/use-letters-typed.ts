import { useEffect, useRef } from 'react';
import { isLetter, typedKey } from '../../../canvas/is-letter';
import type { TypedKey } from '../../../canvas/messages';

/** A space that follows a letter within this time is typed, and presses no button. Milliseconds. */
const typingMs = 1_000;

/** Letters that are typed while a question is open, and mean nothing there; and 'Backspace'. */
export function useLettersTyped(isOn: boolean, take: (key: TypedKey) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (!isOn) return;
    let typedAt = performance.now();
    const isTyped = (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isField || (event.key !== 'Backspace' && !isLetter(event))) return false;
      return event.key !== ' ' || performance.now() - typedAt < typingMs;
    };
    const press = (event: KeyboardEvent) => {
      if (!isTyped(event)) return;
      typedAt = performance.now();
      hold(event);
      latest.current(typedKey(event));
    };
    // A button is pressed when the space is let go.
    const letGo = (event: KeyboardEvent) => event.key === ' ' && isTyped(event) && hold(event);
    window.addEventListener('keydown', press, { capture: true });
    window.addEventListener('keyup', letGo, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      window.removeEventListener('keyup', letGo, { capture: true });
    };
  }, [isOn]);
}

function hold(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
