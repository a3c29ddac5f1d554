import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 768px)', undefined, { getInitialValueInEffect: false }) ?? false;
}
