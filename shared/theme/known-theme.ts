import { isColor } from '../color';
import { presetOf } from './presets';
import { presetNames, type Theme, themeChoices, themeColors } from './theme-words';

/**
 * A stored theme in a form that this release can render: values that it does not know are replaced by the
 * preset's. Only known words and valid colors can get into a style.
 */
export function knownTheme(stored: Theme): Theme {
  const design = presetOf(presetNames.find((name) => name === stored.preset) ?? 'clear');
  const choices = Object.entries(themeChoices).filter(([field, words]) =>
    (words as readonly string[]).includes(String(stored[field as keyof Theme])),
  );
  const known = [
    ...choices.map(([field]) => field),
    ...themeColors.filter((field) => isColor(stored[field])),
    ...(['isSticky', 'actionPageId', 'actionLabel'] as const),
  ];
  return { ...design, ...Object.fromEntries(known.map((field) => [field, stored[field as keyof Theme]])) };
}
