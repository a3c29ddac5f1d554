import { useEffect, useRef } from 'react';

/** For what appears above the part of a form one is looking at: it is scrolled to and gets the focus. */
export function useComeIntoView<Shown extends HTMLElement>() {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'center' });
    shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
