import { expect, it } from 'vitest';
import { imageLimits } from './image-rules';
import { defaultVersionLimit, limits, pageSizes, seoGuidance, sessionSeconds } from './limits';

/** The constants of the documents, which screens and calls take from one place. */
it('tables have 50 forms, 100 submissions or 100 users a page [1:26] [2:21] [2:24] [2:28] [2:264]', () => {
  expect(pageSizes).toMatchObject({ forms: 50, submissions: 100, users: 100 });
});

it('passwords have 8 to 20 characters, codes six digits, and five wrong passwords lock [1:202] [1:302] [2:135] [2:140] [2:267] [2:268] [2:136] [2:139]', () => {
  expect(limits).toMatchObject({
    password: { min: 8, max: 20 },
    code: { min: 100_000, max: 999_999 },
    invalidAttempts: 5,
  });
});

it('names and fields have their bounds [1:85] [1:194] [1:295] [2:129] [2:134] [2:157] [2:268] [2:70] [2:74] [2:150] [2:151]', () => {
  expect(limits).toMatchObject({
    ...{ navbarTabTitle: 20, componentName: 15 },
    fieldText: { min: 0, max: 1_000 },
    fieldNumber: { min: 0, max: 99_999_999 },
  });
});

it('images are compressed to a megabyte and 1920 pixels, and searched from three characters on [1:201] [1:299] [2:112] [2:147] [2:266] [2:269] [2:111]', () => {
  expect(imageLimits).toMatchObject({ compressedBytes: 1024 * 1024, compressedSide: 1_920, search: 3 });
});

it('the page list has 50 rows a page, the version log 10, and ten versions are listed [1:63] [1:90] [1:165] [1:237] [1:294] [1:303] [2:267]', () => {
  expect(pageSizes).toMatchObject({ pages: 50, versionLog: 10 });
  expect(defaultVersionLimit).toBe(10);
});

it('a Blank has at least one pixel, and a slide is shown for one to ten seconds, else five [1:81] [1:102] [1:104] [1:195] [1:196] [1:296] [1:297] [2:271] [2:83] [2:84]', () => {
  expect(limits.blankHeight.min).toBe(1);
  expect(limits.sliderDurationMs).toEqual({ min: 1_000, max: 10_000, fallback: 5_000 });
});

it('search texts are good within their ranges, and a session lasts seven days [1:192] [1:210] [1:293] [1:300]', () => {
  expect(seoGuidance).toEqual({
    title: { min: 50, max: 60 },
    description: { min: 50, max: 160 },
    keywords: { min: 1, max: 2 },
  });
  expect(sessionSeconds).toBe(7 * 24 * 60 * 60);
});
