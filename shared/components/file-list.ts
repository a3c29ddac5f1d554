import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { file } from './fields/file';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

const exampleTitles = ['What the first file is called', 'And the second one'] as const;

export const fileList = defineComponent({
  type: 'FileList',
  label: 'Files',
  purpose: 'Documents to download: price lists, forms, minutes',
  showsSite: true,
  placeholder: {
    heading: 'To save and print',
    items: [
      { key: '1', file: '', title: exampleTitles[0] },
      { key: '2', file: '', title: exampleTitles[1] },
    ],
  },
  fields: {
    ...headFields,
    columns: choice(
      'Side by side',
      { '1': 'One', '2': 'Two', '3': 'Three' },
      { fallback: '2', isAppearance: true },
    ),
    items: list(
      'File',
      { max: 60 },
      {
        file: file('File', {
          help: 'From the library. If the file is replaced, the list uses the new one.',
          replaces: { field: 'title', words: exampleTitles },
        }),
        title: text('Title', {
          max: 120,
          inPlace: true,
          help: 'If it is empty, its title in the library is used.',
        }),
      },
    ),
  },
});
