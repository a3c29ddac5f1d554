import { columnFormatNames, columnFormats } from '@galley/shared/components/column-formats';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
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
  '4_4': ['first'],
  '4_2-2': ['first', 'third'],
  '4_1-3': ['first', 'second'],
  '4_3-1': ['first', 'fourth'],
  '4_1-1-2': ['first', 'second', 'third'],
  '4_2-1-1': ['first', 'third', 'fourth'],
  '4_1-2-1': ['first', 'second', 'fourth'],
  '4_1-1-1-1': ['first', 'second', 'third', 'fourth'],
  '3_1-1-1': ['first', 'second', 'third'],
  '3_1-2': ['first', 'second'],
  '3_2-1': ['first', 'third'],
} satisfies Record<keyof typeof columnFormats, string[]>;

describe('columns of rich text', () => {
  it.each(columnFormatNames)(
    'draw exactly the columns of %s, in order, each with its width [1:85] [1:112] [2:8] [1:110] [2:85]',
    (format) => {
      const html = renderToStaticMarkup(<HtmlEditorColumnsView data={{ ...data, format }} />);
      const columns = [...openDocument(html).window.document.querySelectorAll('.columns > *')];
      expect(columns.map((column) => column.textContent)).toEqual(expected[format]);
      expect(columns.map((column) => column.className)).toEqual(
        columnFormats[format].widths.map((width) => `rich w${width}`),
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
