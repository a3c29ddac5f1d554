import { brandColors } from '@galley/public-web/brand-colors';
import { fontStacks } from '@galley/public-web/plain-theme';
import { themePalette } from '@galley/public-web/theme-palette';
import { stackOf } from '@galley/public-web/typefaces';
import type { Theme } from '@galley/shared/theme/theme-words';
import { typePairs } from '@galley/shared/theme/type-pairs';
import type { CSSProperties } from 'react';
import type { ApiResponse } from '../../lib/api';

type Company = ApiResponse<'getCompanyName'>;

/** Rounding, in the units of a drawing. */
const radii: Record<Theme['radius'], number> = { none: 0, small: 1.5, medium: 3, large: 6 };

function themedProperties(theme: Theme): Record<string, string | number> {
  const palette = themePalette(theme);
  const { body, heading = body, weight } = typePairs[theme.type];
  const isOutlined = theme.buttons === 'outline';
  const hasCapitals = theme.headings === 'capitals';
  return {
    paper: palette.background,
    card: palette.surface,
    tint: palette.tint,
    line: palette.line,
    ink: palette.ink,
    muted: palette.muted,
    brand: palette.brand,
    'on-brand': palette['on-brand'],
    accent: palette.accent,
    button: isOutlined ? 'transparent' : palette.brand,
    heading: stackOf(heading) ?? 'system-ui',
    weight,
    case: hasCapitals ? 'uppercase' : 'none',
    size: hasCapitals ? '9px' : '11px',
    radius: `${radii[theme.radius]}px`,
    'button-radius': `${theme.buttons === 'pill' ? 5 : Math.min(3, radii[theme.radius])}px`,
  };
}

function plainProperties({ primaryColor, font }: Company): Record<string, string | number> {
  const { brand, onBrand, tint, line, ink, muted } = brandColors(primaryColor);
  return {
    ...{ paper: '#ffffff', card: '#ffffff', tint, line, ink, muted, brand, 'on-brand': onBrand },
    ...{ accent: brand, button: brand, heading: fontStacks[font] ?? 'system-ui', weight: 700 },
    ...{ case: 'none', size: '10px', radius: '3px', 'button-radius': '3px' },
  };
}

/**
 * Returns what drawings take from a company's look, as custom properties for `drawings.module.css`: its colours, the
 * typeface of its headings and its rounding.
 */
export function themeStyleOf(company: Company): CSSProperties {
  const properties = company.theme ? themedProperties(company.theme) : plainProperties(company);
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [`--look-${name}`, value]),
  ) as CSSProperties;
}
