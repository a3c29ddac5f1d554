import { useLayoutEffect, useState } from 'react';

/** The element of the top bar that a screen can render into. */
export const topBarPlaceId = 'top-bar-place';

/** The place for controls of a screen's view, beside the breadcrumbs; null until the top bar has rendered. */
export function useTopBarPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(topBarPlaceId)), []);
  return place;
}
