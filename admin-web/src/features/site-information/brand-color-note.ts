import { brandColors } from '@galley/public-web/brand-colors';
import { contrastRatio } from '@galley/public-web/color-space';
import { isColor } from '@galley/shared/color';

/** Describes in a sentence what the site derives from a brand colour; undefined for an incomplete colour. */
export function brandColorNote(color: string): string | undefined {
  if (!isColor(color)) return undefined;
  const { brand, onBrand } = brandColors(color);
  const words = onBrand === '#ffffff' ? 'white' : 'dark';
  if (brand === color.toLowerCase()) {
    return `Buttons get ${words} text on it, which reads well (contrast ${ratio(brand, onBrand)}).`;
  }
  return (
    `White text on it is hard to read (contrast ${ratio(color, '#ffffff')}, at least 4.5 is needed), ` +
    `so buttons and links use ${brand}.`
  );
}

function ratio(a: string, b: string): string {
  return `${(Math.floor(contrastRatio(a, b) * 10) / 10).toFixed(1)}:1`;
}
