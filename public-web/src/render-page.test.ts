import { expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

const data = {
  componentName: 'Opening hours',
  borderStyle: 'none',
  format: '4_4',
  column1: '',
  column2: '',
  column3: '',
  column4: '',
} as const;

it.each([
  ['does not end', '<p>Open<table>'],
  ['leaves its column', '<p>Open</p></div></div></section><section><div><div>'],
])('does not render a page with a text that %s, and names component and page', (_what, column1) => {
  const page = {
    ...sampleInnerPage,
    components: [
      ...sampleInnerPage.components,
      { type: 'HtmlEditorColumns' as const, componentId: 999, data: { ...data, column1 } },
    ],
  };
  expect(() => renderPage(page, sampleSite)).toThrow(
    'The component “Opening hours” of the page “Heating” could not be drawn whole',
  );
});
