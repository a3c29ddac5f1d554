import { renderHook } from '@testing-library/react';
import { useCrumbs } from '../ui/crumbs';

/** The breadcrumbs that the top bar shows for the screen: each label, with where it leads. */
export function crumbsShown(): string[] {
  const { result, unmount } = renderHook(useCrumbs);
  const shown = result.current.map(({ label, to }) => (to === undefined ? label : `${label} ${to}`));
  unmount();
  return shown;
}
