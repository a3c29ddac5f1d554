import { brandColors } from '@galley/public-web/brand-colors';
import { contrastRatio } from '@galley/public-web/color-space';
import { themePalette } from '@galley/public-web/theme-palette';
import { knownTheme } from '@galley/shared/theme/known-theme';
import type { Site } from './site';

/** The brand color of a site as a background, the text color on it, and whether the background is dark. */
export function brandGround({ settings, theme }: Pick<Site, 'settings' | 'theme'>) {
  const [ground, ink] = colorsOf({ settings, theme });
  return { ground, ink, isDark: contrastRatio(ink, '#000000') > 10 };
}

function colorsOf({ settings, theme }: Pick<Site, 'settings' | 'theme'>): [ground: string, ink: string] {
  if (!theme?.theme) {
    const { brand, onBrand } = brandColors(settings?.primaryColor ?? '');
    return [brand, onBrand];
  }
  const { brand, 'on-brand': onBrand = '#ffffff' } = themePalette(knownTheme(theme.theme));
  return [brand, onBrand];
}
