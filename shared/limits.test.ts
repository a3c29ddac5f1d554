import { expect, it } from 'vitest';
import { imageLimits } from './image-rules';
import { limits, pageSizes } from './limits';

/** The constants of the documents, which screens and calls take from one place. */
it('tables have 50 forms, 100 submissions or 100 users a page [2:21] [2:24] [2:28] [2:264]', () => {
  expect(pageSizes).toMatchObject({ forms: 50, submissions: 100, users: 100 });
});

it('passwords have 8 to 20 characters, codes six digits, and five wrong passwords lock [2:135] [2:140] [2:267] [2:268]', () => {
  expect(limits).toMatchObject({
    password: { min: 8, max: 20 },
    code: { min: 100_000, max: 999_999 },
    invalidAttempts: 5,
  });
});

it('names and fields have their bounds [2:129] [2:134] [2:157] [2:268]', () => {
  expect(limits).toMatchObject({
    ...{ navbarTabTitle: 20, componentName: 15 },
    fieldText: { min: 0, max: 1_000 },
    fieldNumber: { min: 0, max: 99_999_999 },
  });
});

it('images are compressed to a megabyte and 1920 pixels, and searched from three characters on [2:112] [2:147] [2:266] [2:269]', () => {
  expect(imageLimits).toMatchObject({ compressedBytes: 1024 * 1024, compressedSide: 1_920, search: 3 });
});
