import { columnFormats } from '@galley/shared/components/column-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered } from '../../support/observed';
import { makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';

/** The columns that a page shows, by the formats of the documents. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

/** The columns of each format, left to right, and their widths in twelfths, as its name states them. */
const columnsUsed: [string, number[], number[], string, string][] = [
  ['4_4', [1], [12], '[1:116]', '[2:89]'],
  ['4_2-2', [1, 3], [6, 6], '[1:117]', '[2:90]'],
  ['4_1-3', [1, 2], [3, 9], '[1:118]', '[2:91]'],
  ['4_3-1', [1, 4], [9, 3], '[1:119]', '[2:92]'],
  ['4_1-1-2', [1, 2, 3], [3, 3, 6], '[1:120]', '[2:93]'],
  ['4_2-1-1', [1, 3, 4], [6, 3, 3], '[1:121]', '[2:94]'],
  ['4_1-2-1', [1, 2, 4], [3, 6, 3], '[1:122]', '[2:95]'],
  ['4_1-1-1-1', [1, 2, 3, 4], [3, 3, 3, 3], '[1:123]', '[2:96]'],
  ['3_1-1-1', [1, 2, 3], [4, 4, 4], '[1:124]', '[2:97]'],
  ['3_1-2', [1, 2], [4, 8], '[1:125]', '[2:98]'],
  ['3_2-1', [1, 3], [8, 4], '[1:126]', '[2:99]'],
];
let formatsPage = '';

describe('column formats', () => {
  beforeAll(async () => {
    const pageId = await makePage(site.admin, { friendlyUrl: 'formats', showOnMenu: false });
    for (const [format, used] of columnsUsed) {
      const texts = Object.fromEntries(
        [1, 2, 3, 4].map((n) => [`column${n}`, `<p>${format} column ${n}</p>`]),
      );
      const input = { componentName: format, borderStyle: 'float', format, ...texts, pageId, versionId: 1 };
      await answered('POST Admin/CreateHtmlEditorColumns', input, asAdmin);
      const unused = [1, 2, 3, 4].map((n) => [
        `column${n}`,
        used.includes(n) ? '' : `<p>${format} unused</p>`,
      ]);
      const last = {
        ...{ ...input, ...Object.fromEntries(unused) },
        [`column${used.at(-1)}`]: `<p>${format} last</p>`,
      };
      await answered('POST Admin/CreateHtmlEditorColumns', last, asAdmin);
    }
    await publish(site.admin, pageId);
    formatsPage = (await visit('acme', '/formats')).html;
  });

  it.each(columnsUsed)(
    '%s shows the columns %j, %j wide, and no others %s %s [1:112] [1:85] [2:85] [1:110]',
    (format, used, wide) => {
      const columns = [...formatsPage.matchAll(new RegExp(`w(\\d+)">\\s*<p>${format} column (\\d)<`, 'g'))];
      expect(columns.map(([, , column]) => Number(column))).toEqual(used);
      expect(columns.map(([, width]) => Number(width))).toEqual(wide);
      // The last rule of a width is that of wide screens; a column without one is as wide as the page.
      const spans = columns.map(([, width]) => {
        const rules = formatsPage.matchAll(
          new RegExp(`\\.columns>\\.w${width}\\{grid-column:span (\\d+)\\}`, 'g'),
        );
        return Number([...rules].at(-1)?.[1] ?? 12);
      });
      expect(spans).toEqual(wide);
      expect(formatsPage.split(`${format} column`)).toHaveLength(used.length + 1);
      // Empty columns keep their places, and no other takes them.
      expect(formatsPage).not.toContain(`${format} unused`);
      const [before = ''] = formatsPage.split(`<p>${format} last`);
      const row = before.slice(before.lastIndexOf('class="columns"'));
      expect([...row.matchAll(/ w(\d+)"/g)].map(([, width]) => Number(width))).toEqual(wide);
    },
  );

  it('are eleven [1:85] [1:112] [1:110] [2:85]', () => {
    expect(Object.keys(columnFormats).sort()).toEqual(columnsUsed.map(([format]) => format).sort());
  });
});
