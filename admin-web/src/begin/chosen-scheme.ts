import { local, readStored } from '../lib/browser-storage';

/** Applies the colour scheme that the user chose, from where Mantine stores it, before Mantine has loaded. */
export function applyChosenScheme(): void {
  const chosen = readStored(local, 'mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen;
}
