import { expect, it } from 'vitest';
import { brandColorNote } from './brand-color-note';

it('describes the palette that the site derives from a brand colour', () => {
  expect(brandColorNote('#0f5b76')).toMatch(
    /^Buttons get white text on it, which reads well \(contrast \d\.\d:1\)\.$/,
  );
  expect(brandColorNote('#fde047')).toMatch(
    /^White text on it is hard to read \(contrast 1\.3:1, .*\), so buttons and links use #[0-9a-f]{6}\.$/,
  );
  // Bright colours are kept and get dark text.
  expect(brandColorNote('#f59e0b')).toMatch(/^Buttons get dark text on it/);
});

it('says nothing about an incomplete colour', () => {
  for (const typed of ['', '#', '#12345', 'red']) expect(brandColorNote(typed)).toBeUndefined();
});
