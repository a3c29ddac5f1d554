import { expect, it } from 'vitest';
import { presetOf } from './presets';
import { presetNames } from './theme-words';

it('has six designs, any two of which differ in header, hero, cards, typefaces and brand color', () => {
  const presets = presetNames.map(presetOf);
  expect(presets).toHaveLength(6);
  for (const choice of ['header', 'hero', 'cards', 'type', 'brand'] as const) {
    const chosen = presets.map((preset) => preset[choice]);
    expect(new Set(chosen).size, `${choice}: ${chosen}`).toBe(presets.length);
  }
});
