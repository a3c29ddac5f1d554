import { describe, expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { columns, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideComponents } from './testing/style-guide';

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

describe('the picture of a page', () => {
  const rendered = (components: typeof styleGuideComponents) =>
    renderPage({ ...sampleInnerPage, components: [...components] }, sampleSite);
  const text = (column1: string) => columns(999, { componentName: 'Text', column1 });

  it('is the first that a component shows, for every component of the style guide', () => {
    const pictured = styleGuideComponents.filter((component) => {
      const { main, picture } = rendered([component]);
      expect(picture).toBe(/<img [^>]*?\bsrc="(\/images\/[^"]+)"/.exec(main)?.[1] ?? '');
      return picture !== '';
    });
    expect(new Set(pictured.map(({ type }) => type)).size).toBeGreaterThan(5);
  });

  it('may be in a text, is from the library, and is the first of the page', () => {
    const picture = (file: string) => text(`<p><img src="${file}" alt=""></p>`);
    const other = picture('https://example.com/x');
    expect(rendered([text('<p>None</p>'), other]).picture).toBe('');
    const own = [picture('/images/acme/7/boat'), picture('/images/acme/8/dock')];
    expect(rendered([other, ...own]).picture).toBe('/images/acme/7/boat');
  });
});
