import { expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound } from './assemble-notice';
import { renderChrome } from './render-chrome';
import { renderPage } from './render-page';
import { sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

/**
 * The names that a visit adds to the HTML meet style sheets of earlier releases, and of later ones after a
 * roll-back, until those pages are rendered again. To change a name, add the new one in one release and
 * remove the old one in the next. `notice` did not need that: until a site is rendered again, its words lack
 * spacing and can be read all the same.
 */
const names = ['button', 'crumbs', 'hidden', 'home', 'inner', 'notice', 'page', 'side', 'sub'];

it('a visit writes only names that stored style sheets know', () => {
  const chrome = {
    ...renderChrome(sampleSite),
    headerStart: '',
    menu: '',
    headerEnd: '',
    footer: '',
    head: '',
  };
  const page = { ...renderPage(sampleInnerPage, sampleSite), main: '', head: '' };
  const context = { path: page.fullUrl, origin: 'https://acme.example' };
  const documents = [
    assemblePage(chrome, page, context),
    assemblePage(chrome, { ...page, fullUrl: '/' }, context),
    assembleNotFound(chrome, context),
  ];
  const found = documents.flatMap((html) =>
    [...html.replace(/<style>.*?<\/style>/gs, '').matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
      list.split(' '),
    ),
  );
  expect([...new Set(found)].sort()).toEqual(names);
});
