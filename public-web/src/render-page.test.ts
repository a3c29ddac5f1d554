import { expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { columns, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

it.each([
  ['does not end', '<p>Open<table>'],
  ['leaves its column', '<p>Open</p></div></div></section><section><div><div>'],
])('rejects a page with a text that %s, and names component and page', (_what, column1) => {
  const page = {
    ...sampleInnerPage,
    components: [...sampleInnerPage.components, columns(999, { componentName: 'Opening hours', column1 })],
  };
  expect(() => renderPage(page, sampleSite)).toThrow(
    'The component “Opening hours” of the page “Heating” could not be drawn whole',
  );
});
