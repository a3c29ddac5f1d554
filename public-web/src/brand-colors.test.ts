import { describe, expect, it } from 'vitest';
import { brandColors, defaultBrandColor } from './brand-colors';
import { contrastRatio } from './color-space';

const white = '#ffffff';
const passes = 4.5;

/** Every sixth step of each channel, which includes pale, dark, grey and saturated colours. */
const brands = ['00', '33', '66', '99', 'cc', 'ff'].flatMap((red, _index, steps) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

/** Blends `over` onto `under` with an opacity from 0 to 1, as browsers do. */
function mixed(over: string, under: string, strength: number): string {
  const channel = (hex: string, index: number) =>
    Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  const channels = [0, 1, 2].map((index) =>
    Math.round(channel(over, index) * strength + channel(under, index) * (1 - strength)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('contrast', () => {
  it('is computed by the formula of WCAG', () => {
    expect(contrastRatio('#000000', white)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, white)).toBe(1);
    expect(contrastRatio('#767676', white)).toBeCloseTo(4.54, 2);
  });
});

describe('the palette of a brand colour', () => {
  it('passes AA wherever text is used, for every kind of brand colour', () => {
    for (const brand of brands) {
      const colors = brandColors(brand);
      const pairs: Record<string, [string, string]> = {
        'text of buttons': [colors.onBrand, colors.brand],
        'text of pressed buttons': [colors.onBrand, colors.brandStrong],
        'links on white': [colors.link, white],
        'links on tint': [colors.link, colors.tint],
        'text on white': [colors.ink, white],
        'text on tint': [colors.ink, colors.tint],
        'quiet text on white': [colors.muted, white],
        'quiet text on tint': [colors.muted, colors.tint],
        'text of the footer': [white, colors.deep],
        // styles/footer.css: white at 75 % opacity.
        'quiet text of the footer': [mixed(white, colors.deep, 0.75), colors.deep],
        // styles/banner.css lays 65 % of `deep` over the picture, which is white here.
        'text of a banner': [white, mixed(colors.deep, white, 0.65)],
      };
      for (const [what, [text, background]] of Object.entries(pairs)) {
        expect(contrastRatio(text, background), `${what} for ${brand}`).toBeGreaterThanOrEqual(passes);
      }
    }
  });

  it('keeps a brand colour that is dark enough already', () => {
    const { brand } = brandColors('#0f766e');
    expect(contrastRatio(brand, '#0f766e')).toBeLessThan(1.05);
  });

  it('keeps a bright brand colour, with dark text', () => {
    const { brand, onBrand } = brandColors('#F5B301');
    expect(brand).toBe('#f5b301');
    expect(contrastRatio(onBrand, '#ffffff')).toBeGreaterThan(12);
  });

  it('gives a grey brand no hue', () => {
    const { ink, brand } = brandColors('#777777');
    for (const hex of [ink, brand]) expect(new Set(hex.slice(1).match(/../g)).size, hex).toBe(1);
  });

  it('is the default one for anything that is not a colour', () => {
    const fallback = brandColors(defaultBrandColor);
    for (const text of ['', 'red', '#fff', '#12345g', 'url(x)']) expect(brandColors(text)).toEqual(fallback);
  });
});
