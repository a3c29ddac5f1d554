import { expect, it } from 'vitest';
import { type ColumnFormat, columnFields } from './column-formats';
import { htmlEditorColumns } from './html-editor-columns';

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
  'what is checked and compared of the format %s leaves out its columns %j %s [1:112]',
  (format, unused, _ids) => {
    const texts = { column1: '', column2: '', column3: '', column4: '' };
    const data = { componentName: '', borderStyle: 'none', format, ...texts } as const;
    expect(htmlEditorColumns.unpublished?.fields(data)).toEqual(unused.map((n) => columnFields[n - 1]));
  },
);
