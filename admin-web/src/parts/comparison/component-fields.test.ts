import type { ColumnFormat } from '@galley/shared/components/column-formats';
import { expect, it } from 'vitest';
import { comparedFields } from './component-fields';

const texts = { column1: '<p>1</p>', column2: '<p>2</p>', column3: '<p>3</p>', column4: '<p>4</p>' };

/** The labels of the columns in a comparison of two formats. */
const labels = (...[from, to]: (string | null)[]) => {
  const data = (format: string | null | undefined) => (format ? { ...texts, format } : null);
  return comparedFields('HtmlEditorColumns', data(from), data(to))
    .filter(({ name }) => name.startsWith('column'))
    .map(({ label }) => label);
};
const labelled = (unused: readonly number[]) =>
  [1, 2, 3, 4].map((n) =>
    unused.includes(n) ? `Column ${n} (kept, but its format does not show it)` : `Column ${n}`,
  );

it.each([
  ['4_4', [2, 3, 4], '[1:116] [2:89]'],
  ['4_2-2', [2, 4], '[1:117] [2:90]'],
  ['4_1-3', [3, 4], '[1:118] [2:91]'],
  ['4_3-1', [2, 3], '[1:119] [2:92]'],
  ['4_1-1-2', [4], '[1:120] [2:93]'],
  ['4_2-1-1', [2], '[1:121] [2:94]'],
  ['4_1-2-1', [3], '[1:122] [2:95]'],
  ['4_1-1-1-1', [], '[1:123] [2:96]'],
  ['3_1-1-1', [4], '[1:124] [2:97]'],
  ['3_1-2', [3, 4], '[1:125] [2:98]'],
  ['3_2-1', [2, 4], '[1:126] [2:99]'],
] satisfies [ColumnFormat, number[], string][])(
  'a comparison with %s says of the columns %j that neither format shows them %s',
  (format, unused, _ids) => {
    expect(labels(format, format)).toEqual(labelled(unused));
    // What one of the two shows is not called hidden; column 1 is in every format.
    for (const pair of [
      ['4_4', format],
      [format, '4_4'],
      [null, format],
      [format, null],
    ]) {
      expect(labels(...pair), String(pair)).toEqual(labelled(unused));
    }
    expect(labels('4_1-1-1-1', format)).toEqual(labelled([]));
    expect(labels(format, '4_1-1-1-1')).toEqual(labelled([]));
  },
);
