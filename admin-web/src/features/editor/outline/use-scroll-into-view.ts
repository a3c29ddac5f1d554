import { useEffect, useRef } from 'react';

/** For something that appears above the visible part of a form: scrolls to it and focuses it. */
export function useScrollIntoView<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' });
    shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
