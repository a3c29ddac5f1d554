import { presetOf } from '@galley/shared/theme/presets';
import { presetNames, type ThemeColors } from '@galley/shared/theme/theme-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sayCases, seedOfRun } from '../../tests/support/random-runs';
import { contrastRatio } from './color-space';
import { mixed, type ThemePalette, themePalette } from './theme-palette';

const passes = 4.5;
const white = '#ffffff';

/** Every text colour of the style beside all backgrounds that it is used on. */
function pairsOf(colors: ThemePalette): Record<string, [text: string, ground: string]> {
  const pairs: Record<string, [string, string]> = {
    'text of buttons': [colors['on-brand'], colors.brand],
    'text of pressed buttons': [colors['on-brand'], colors['brand-strong']],
    'buttons turned round': [colors.brand, colors['on-brand']],
    // styles/section.css: table headings and code of a section in the brand colour.
    'text on a tint of the brand': [colors['on-brand'], colors['brand-strong']],
    // styles/section.css: the same on a dark section.
    'text on a tint of the dark': [colors['on-deep'], mixed(colors['on-deep'], colors.deep, 0.14)],
    'text on the accent': [colors['on-accent'], colors.accent],
    'text of the footer': [colors['on-deep'], colors.deep],
    // styles/footer.css: white at 75 % opacity.
    'quiet text of the footer': [mixed(white, colors.deep, 0.75), colors.deep],
    // styles/banner.css lays 67 % of `deep` over the picture, which is white here.
    'text of a banner': [white, mixed(colors.deep, white, 0.67)],
    // components/hero-picture.css and form-in-front.css: the same with 70 % and 72 %.
    'text of a hero': [white, mixed(colors.deep, white, 0.7)],
    // components/section-picture.css: the same with 72 %; boxes on it are darker.
    'text on a picture behind a section': [white, mixed(colors.deep, white, 0.72)],
  };
  for (const ground of ['background', 'surface', 'surface-2', 'tint'] as const) {
    for (const text of ['ink', 'muted', 'link', 'danger'] as const) {
      pairs[`${text} on ${ground}`] = [colors[text], colors[ground]];
    }
  }
  return pairs;
}

/** WCAG requires less contrast of large text, such as headings. */
const passesLarge = 3;

function expectReadable(given: ThemeColors) {
  const { deep } = themePalette(given);
  // components/hero-picture.css: where the heading of a hero is wider than the text below it.
  expect(contrastRatio(white, mixed(deep, white, 0.52))).toBeGreaterThanOrEqual(passesLarge);
  for (const [what, [text, ground]] of Object.entries(pairsOf(themePalette(given)))) {
    expect(contrastRatio(text, ground), `${what} of ${JSON.stringify(given)}`).toBeGreaterThanOrEqual(passes);
  }
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const numRuns = runs(10_000);

describe('the colours of a theme', () => {
  it.each(presetNames)('pass AA wherever text is used in %s', (name) => {
    expectReadable(presetOf(name));
  });

  it(`pass AA in ${numRuns} presets with another brand and another accent (seed ${seedOfRun})`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...presetNames), color, color, (name, brand, accent) =>
        expectReadable({ ...presetOf(name), brand, accent }),
      ),
      { numRuns, seed: seedOfRun },
    );
    sayCases(numRuns, 'themes');
  });

  it(`pass AA in ${numRuns} themes of any four colours (seed ${seedOfRun})`, () => {
    fc.assert(
      fc.property(color, color, color, color, (brand, accent, background, text) =>
        expectReadable({ brand, accent, background, text }),
      ),
      { numRuns, seed: seedOfRun },
    );
    sayCases(numRuns, 'themes');
  });

  it('keep the chosen ones: yellow stays yellow, with dark text', () => {
    const chosen = { brand: '#ffd400', accent: '#ff8fab', background: '#fffdf7', text: '#222222' };
    const { ink, ...palette } = themePalette(chosen);
    expect({ ...palette, text: ink }).toMatchObject(chosen);
    expect(contrastRatio(palette['on-brand'], '#000000')).toBeLessThan(2);
  });

  it('use another text colour where the chosen one would be unreadable', () => {
    expect(themePalette({ ...presetOf('clear'), text: '#dddddd' }).ink).not.toBe('#dddddd');
  });
});
