import type { ThemeColors } from '@galley/shared/theme/theme-words';
import { contrastRatio, isReadableOn, toHex, toOklch } from './color-space';

/**
 * The colours of a theme, all derived from the four that a company chose. Those four stay unchanged: where a
 * text would be unreadable on one of them, the text gets another colour.
 */

export interface ThemePalette extends Record<string, string> {
  brand: string;
  /** The brand colour in pressed and hovered states. */
  'brand-strong': string;
  'on-brand': string;
  accent: string;
  'on-accent': string;
  background: string;
  surface: string;
  'surface-2': string;
  tint: string;
  line: string;
  ink: string;
  muted: string;
  link: string;
  /** For the footer and the scrim of banners; dark in every theme. */
  deep: string;
  'on-deep': string;
  danger: string;
}

const black = '#000000';
const white = '#ffffff';

/** Blends `over` onto `under` with an opacity from 0 to 1, as browsers do. */
export function mixed(over: string, under: string, strength: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(over, at) * strength + channel(under, at) * (1 - strength)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Returns the first readable colour. On a single background black or white always is: one of them has at
 * least 4.58:1.
 */
function firstReadable(candidates: string[], ...backgrounds: string[]): string {
  const found = candidates.find(isReadableOn(...backgrounds));
  if (found) return found;
  const least = (hex: string) => Math.min(...backgrounds.map((color) => contrastRatio(hex, color)));
  return least(white) > least(black) ? white : black;
}

/** Moves a colour away from the colour of its text, so that the text stays readable. */
function stronger(color: string, text: string): string {
  const isLightText = contrastRatio(text, black) > contrastRatio(text, white);
  const { lightness, ...rest } = toOklch(color);
  const step = lightness + (isLightText ? -0.08 : 0.06);
  const moved = toHex({ ...rest, lightness: Math.min(0.98, Math.max(0.12, step)) });
  return contrastRatio(moved, text) >= contrastRatio(color, text) ? moved : color;
}

/**
 * The page, the elements on it and the sections set apart: close to each other, so that one text colour is
 * readable on all.
 */
function surfacesOf(background: string, brand: string, shade: string) {
  const { lightness, chroma, hue } = toOklch(background);
  const isDark = lightness < 0.6;
  const at = (offset: number, strength = 1) =>
    toHex({ lightness: Math.min(1, Math.max(0, lightness + offset)), chroma: chroma * strength, hue });
  const washed = (color: string, strength: number) => mixed(color, background, strength);
  return {
    isDark,
    surface: isDark ? at(0.05) : at(Math.min(0.03, 1 - lightness), 0.5),
    'surface-2': isDark ? at(0.035) : washed(shade, chroma > 0.004 ? 0.09 : 0.055),
    tint: washed(brand, isDark ? 0.16 : 0.08),
  };
}

/**
 * Where a medium background leaves no text colour that is readable on all surfaces, all of them take the
 * background's colour.
 */
function readableSurfaces(background: string, brand: string, shade: string) {
  const { isDark, ...surfaces } = surfacesOf(background, brand, shade);
  const isReadable = isReadableOn(background, ...Object.values(surfaces));
  if (isReadable(black) || isReadable(white)) return { isDark, surfaces };
  return { isDark, surfaces: { surface: background, 'surface-2': background, tint: background } };
}

export function themePalette({ brand, accent, background, text }: ThemeColors): ThemePalette {
  // Dark and tinted areas are shades of this colour. A light brand, such as yellow, would give brown and cream.
  const shade = toOklch(brand).lightness > 0.8 ? accent : brand;
  const { isDark, surfaces } = readableSurfaces(background, brand, shade);
  const grounds = [background, ...Object.values(surfaces)];
  const isReadable = isReadableOn(...grounds);
  const ink = firstReadable([text, isDark ? '#f4f4f2' : '#191b1f'], ...grounds);
  const darkInk = isDark ? '#17181a' : ink;
  const onBrand = firstReadable([white, darkInk], brand);
  const source = toOklch(shade);
  return {
    brand,
    'brand-strong': stronger(brand, onBrand),
    'on-brand': onBrand,
    accent,
    'on-accent': firstReadable([white, darkInk], accent),
    background,
    ...surfaces,
    line: mixed(ink, background, 0.16),
    ink,
    muted: [0.66, 0.72, 0.78, 0.84, 0.92].map((part) => mixed(ink, background, part)).find(isReadable) ?? ink,
    link: [brand, accent].find(isReadable) ?? ink,
    deep: isDark
      ? toHex({ ...toOklch(background), lightness: Math.min(0.14, toOklch(background).lightness) })
      : toHex({ lightness: 0.24, chroma: Math.min(source.chroma, 0.05), hue: source.hue }),
    'on-deep': white,
    danger: firstReadable(['#b3261e', '#ffb4ab', ink], ...grounds),
  };
}
