import { isColor } from '@galley/shared/color';
import { contrastRatio, darkenUntil, isReadableOn, toHex, toOklch } from './color-space';

/**
 * Derives the colours of a site from the company's brand colour. Hue and chroma stay; the lightness moves (in
 * OKLCH, where equal steps look equal) until text passes WCAG AA on every background that it is used on.
 */

export interface BrandColors {
  /**
   * For buttons and accents: 4.5:1 with `onBrand`. Bright brands (yellow, lime) keep their colour and get
   * dark text.
   */
  brand: string;
  /** The brand colour in pressed and hovered states. */
  brandStrong: string;
  onBrand: string;
  /** For links in text: 4.5:1 on white and on `tint`. */
  link: string;
  /** A very light tint of the brand, behind cards and bars. */
  tint: string;
  line: string;
  ink: string;
  muted: string;
  /** For the footer and the scrim of banners. */
  deep: string;
}

export const defaultBrandColor = '#1f5fa8';

/** Whether a colour is too bright for white text but dark enough to be visible on white. */
function isBright(hex: string): boolean {
  const contrast = contrastRatio(hex, '#ffffff');
  return contrast >= 1.4 && contrast < 3;
}

/** Returns the palette of a brand colour. Anything but `#rrggbb` gives the default palette. */
export function brandColors(primaryColor: string): BrandColors {
  const given = isColor(primaryColor) ? primaryColor.toLowerCase() : defaultBrandColor;
  const source = toOklch(given);
  const { hue } = source;
  const chroma = Math.min(source.chroma, 0.2);
  // A grey brand must not gain a hue.
  const hint = Math.min(chroma, 0.02);

  const tint = toHex({ lightness: 0.974, chroma: hint / 2, hue });
  const ink = toHex({ lightness: 0.25, chroma: hint, hue });
  const isDarkText = isBright(given);
  const brand = isDarkText ? given : darkenUntil({ ...source, chroma }, isReadableOn('#ffffff'));
  const strong = toOklch(brand);
  const step = isDarkText ? 0.06 : -0.08;
  return {
    brand,
    brandStrong: toHex({ ...strong, lightness: Math.min(0.97, Math.max(0.15, strong.lightness + step)) }),
    onBrand: isDarkText ? ink : '#ffffff',
    link: darkenUntil({ ...source, chroma }, isReadableOn('#ffffff', tint)),
    tint,
    line: toHex({ lightness: 0.91, chroma: hint / 2, hue }),
    ink,
    muted: darkenUntil({ lightness: 0.53, chroma: hint, hue }, isReadableOn('#ffffff', tint)),
    deep: toHex({ lightness: 0.24, chroma: Math.min(chroma, 0.05), hue }),
  };
}
