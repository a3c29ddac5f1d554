import { useLayoutEffect, useState } from 'react';

/** The element of the top bar that takes what a screen shows there. */
export const topBarPlaceId = 'top-bar-place';

/** Where a screen shows what changes its view, beside the way that led to it; null until the top bar is there. */
export function useTopBarPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(topBarPlaceId)), []);
  return place;
}
