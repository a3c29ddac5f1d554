import { contrastRatio } from '@galley/public-web/color-space';
import { type ThemePalette, themePalette } from '@galley/public-web/theme-palette';
import { isColor } from '@galley/shared/color';
import { type Theme, type ThemeColors, themeColors } from '@galley/shared/theme/theme-words';
import { SimpleGrid } from '@mantine/core';
import { ColorField } from '../../ui/color-field';
import type { ThemeForm } from './use-theme-form';

const labels: Record<keyof ThemeColors, string> = {
  brand: 'Brand color',
  accent: 'Accent',
  background: 'Background',
  text: 'Text color',
};

const ratio = (a: string, b: string) => `${(Math.floor(contrastRatio(a, b) * 10) / 10).toFixed(1)}:1`;
const wordsOn = (text: string) => (contrastRatio(text, '#000000') > 10 ? 'light' : 'dark');

/** Says in a sentence what the site derives from a colour. */
const notes: Record<keyof ThemeColors, (palette: ThemePalette, theme: Theme) => string> = {
  brand: ({ brand, ...colors }) =>
    `Gets ${wordsOn(colors['on-brand'])} text (${ratio(brand, colors['on-brand'])}).`,
  accent: ({ accent, ...colors }) =>
    `Gets ${wordsOn(colors['on-accent'])} text (${ratio(accent, colors['on-accent'])}).`,
  background: ({ background, ink }) => `Its text has a contrast of ${ratio(background, ink)}.`,
  text: ({ ink }, { text }) =>
    ink === text.toLowerCase() ? 'Reads well.' : `Hard to read there, so the site uses ${ink}.`,
};

/** The four colours that all others are derived from; none of them is changed for readable text. */
export function ColorFields({ theme, change, form }: Pick<ThemeForm, 'theme' | 'change' | 'form'>) {
  const isWhole = themeColors.every((field) => isColor(theme[field]));
  const palette = isWhole ? themePalette(theme) : undefined;
  return (
    <SimpleGrid cols={2} spacing="sm">
      {themeColors.map((field) => (
        <ColorField
          key={field}
          label={labels[field]}
          description={palette ? notes[field](palette, theme) : ' '}
          descriptionProps={{ role: 'status' }}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          withEyeDropper={false}
          value={theme[field]}
          error={form.errorOf(field)}
          onChange={(color) => change({ [field]: color })}
        />
      ))}
    </SimpleGrid>
  );
}
