import { readFileSync } from 'node:fs';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames } from '@galley/shared/theme/theme-words';
import { describe, expect, it } from 'vitest';
import { themeStyleOf } from './theme-style';

const css = readFileSync(new URL('drawings.module.css', import.meta.url), 'utf8');
const used = [...new Set(css.match(/--look-[\w-]+/g))].sort();
const plain = {
  companyName: 'Acme Boatworks',
  primaryColor: '#0b5a74',
  theme: null,
  font: 'serif',
  siteAddress: 'https://acme.example',
  clientFields: false,
  isSuspended: false,
  timeZone: 'America/New_York',
  country: 'US',
};

describe('the look of drawings', () => {
  it.each([null, ...presetNames])('sets every property that the drawings use: %s', (name) => {
    const look = themeStyleOf({ ...plain, theme: name && presetOf(name) });
    expect(Object.keys(look).sort()).toEqual(used);
    expect(Object.values(look).join(' ')).not.toMatch(/undefined|NaN/);
  });

  it('has the colours, the heading typeface and the rounding of the theme', () => {
    const theme = { ...presetOf('studio'), background: '#14161a', brand: '#ff6a00', type: 'oswald' } as const;
    const look = themeStyleOf({ ...plain, theme: { ...theme, radius: 'none', buttons: 'outline' } });
    expect(look).toMatchObject({
      '--look-paper': '#14161a',
      '--look-brand': '#ff6a00',
      '--look-button': 'transparent',
      '--look-radius': '0px',
      '--look-heading': expect.stringMatching(/^oswald,/),
    });
  });

  it('has the brand colour and the font of a company without a theme', () => {
    const look = themeStyleOf(plain);
    expect(look).toMatchObject({ '--look-brand': '#0b5a74', '--look-paper': '#ffffff' });
    expect(look).toMatchObject({ '--look-heading': expect.stringContaining('Georgia') });
  });
});
