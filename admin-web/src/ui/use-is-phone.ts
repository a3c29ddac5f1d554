import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's: below Mantine's breakpoint `sm`, as in the style sheets. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
}
