import { adminScreens } from '@galley/shared/admin-screens';
import { expect, test } from 'vitest';
import { linesWith, sourcesIn } from './support/sources';

const firstSegments = [...new Set(Object.values(adminScreens).map((path) => path.split(/[/?]/)[1] ?? ''))];
/** The path of a screen at the start of a text, or after an origin. */
const screenPaths = new RegExp(
  `['"\`}](${firstSegments.map((segment) => `/${segment}`).join('|')})(?![\\w-])`,
);
const list = 'shared/admin-screens.ts';

test('no path of a screen is written outside the list of screens', () => {
  const files = sourcesIn('admin-web/src', 'functions', 'shared').filter((file) => file !== list);
  expect(linesWith(files, screenPaths)).toEqual([]);
});

test('the list itself would be found, with every screen in it', () => {
  expect(linesWith([list], screenPaths).length).toBeGreaterThanOrEqual(Object.keys(adminScreens).length);
});
