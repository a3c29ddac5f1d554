import { type ColumnFormat, columnFormatNames } from '@galley/shared/components/column-formats';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EditMarks } from '../edit-marks';
import { styleSheets } from '../generated/site-assets';
import { openDocument } from '../testing/open-document';
import { HtmlEditorColumnsView } from './html-editor-columns';

const data = {
  componentName: 'Text',
  borderStyle: 'none',
  column1: '<p>first</p>',
  column2: '<p>second</p>',
  column3: '<p>third</p>',
  column4: '<p>fourth</p>',
} as const;

/** The table of the specification, written out so that a mistake in the shared one is noticed. */
const expected = {
  '4_4': { shown: ['first'], ids: '[1:116] [2:89]' },
  '4_2-2': { shown: ['first', 'third'], ids: '[1:117] [2:90]' },
  '4_1-3': { shown: ['first', 'second'], ids: '[1:118] [2:91]' },
  '4_3-1': { shown: ['first', 'fourth'], ids: '[1:119] [2:92]' },
  '4_1-1-2': { shown: ['first', 'second', 'third'], ids: '[1:120] [2:93]' },
  '4_2-1-1': { shown: ['first', 'third', 'fourth'], ids: '[1:121] [2:94]' },
  '4_1-2-1': { shown: ['first', 'second', 'fourth'], ids: '[1:122] [2:95]' },
  '4_1-1-1-1': { shown: ['first', 'second', 'third', 'fourth'], ids: '[1:123] [2:96]' },
  '3_1-1-1': { shown: ['first', 'second', 'third'], ids: '[1:124] [2:97]' },
  '3_1-2': { shown: ['first', 'second'], ids: '[1:125] [2:98]' },
  '3_2-1': { shown: ['first', 'third'], ids: '[1:126] [2:99]' },
} satisfies Record<ColumnFormat, { shown: string[]; ids: string }>;
const fields = { first: 'column1', second: 'column2', third: 'column3', fourth: 'column4' };

describe('columns of rich text', () => {
  it.each(columnFormatNames.map((format) => [format, expected[format].ids] as const))(
    'draw exactly the columns of %s, in order, each with its width and in the canvas with its field %s [1:85] [1:112] [2:8] [1:110] [2:85]',
    (format) => {
      const draw = (isMarked: boolean) => {
        const view = <HtmlEditorColumnsView data={{ ...data, format }} />;
        const html = renderToStaticMarkup(<EditMarks value={isMarked}>{view}</EditMarks>);
        return [...openDocument(html).window.document.querySelectorAll<HTMLElement>('.columns > *')];
      };
      const { shown } = expected[format];
      expect(draw(false).map((column) => column.textContent)).toEqual(shown);
      // The name of a format has the shares of its columns: of twelve twelfths here.
      const [whole = 0, ...shares] = format.split(/[_-]/).map(Number);
      const widths = shares.map((share) => (12 * share) / whole);
      expect(draw(false).map((column) => column.className)).toEqual(widths.map((width) => `rich w${width}`));
      const css = styleSheets.columns + styleSheets['columns-rest'];
      for (const width of widths) {
        expect(css).toMatch(new RegExp(`>(\\*|\\.w${width})\\{grid-column:span ${width}[;}]`));
      }
      expect(draw(true).map((column) => column.dataset.galleyField)).toEqual(
        shown.map((text) => fields[text as keyof typeof fields]),
      );
    },
  );

  it('are on a raised card with the border style float, and only then [1:85] [1:110] [2:85] [2:8]', () => {
    const render = (borderStyle: 'none' | 'float') =>
      renderToStaticMarkup(<HtmlEditorColumnsView data={{ ...data, borderStyle, format: '4_4' }} />);
    expect(render('float')).toContain('class="block card"');
    expect(render('none')).not.toContain('card');
  });
});
