import { byteLength, limits } from '../limits';
import { type ColumnFormat, columnFields, columnFormats, columnsOf } from './column-formats';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { richText } from './fields/rich-text';

const formats = Object.fromEntries(
  Object.entries(columnFormats).map(([format, { label }]) => [format, label]),
) as Record<ColumnFormat, string>;

export const htmlEditorColumns = defineComponent({
  type: 'HtmlEditorColumns',
  label: 'Text Editor',
  purpose: 'Text, pictures, tables and buttons in one to four columns',
  plural: 'htmlEditorColumns',
  isText: true,
  placeholder: {
    column1:
      '<h2>A heading that says what this is about</h2><p>Two or three sentences that answer what visitors come to ask. Short words and short sentences are read most.</p>',
  },
  fields: {
    borderStyle: choice('Border Style', ['none', 'float'], {
      message: 'Border Style is required: none or float.',
    }),
    format: choice('Format', formats, { message: 'Format is required.' }),
    column1: richText('Column 1', { inPlace: true }),
    column2: richText('Column 2', { inPlace: true }),
    column3: richText('Column 3', { inPlace: true }),
    column4: richText('Column 4', { inPlace: true }),
  },
  unpublished: {
    fields: ({ format }) => {
      const shown: readonly string[] = format in columnFormats ? columnsOf(format) : [];
      return columnFields.filter((field) => !shown.includes(field));
    },
    note: 'kept, but its format does not show it',
  },
  rule: (data) => {
    const bytes = columnFields.reduce((sum, field) => sum + byteLength(data[field]), 0);
    if (bytes <= limits.componentBytes) return [];
    const message = `The columns are too long together: at most ${limits.componentBytes / 1024} KB are kept.`;
    return [{ field: 'column1', message, isTooLarge: true }];
  },
});
