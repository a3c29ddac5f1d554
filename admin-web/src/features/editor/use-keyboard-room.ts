import { useEffect } from 'react';
import { listen } from '../../lib/listen';

/** What covers less than this, in pixels, is a bar of the browser and no keyboard. */
const leastKeyboard = 120;

/**
 * Sets `--keyboard` to the height in pixels that the keyboard of a phone covers, so that the tools for a text stand
 * above it. Browsers shrink what is visible and not the page.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const measure = () => {
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      // A page that is zoomed is covered by nothing.
      const isKeyboard = covered > leastKeyboard && seen.scale <= 1;
      style.setProperty('--keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px');
    };
    const stop = listen(seen, { resize: measure, scroll: measure });
    return () => {
      stop();
      style.removeProperty('--keyboard');
    };
  }, []);
}
