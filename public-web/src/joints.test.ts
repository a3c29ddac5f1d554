import { expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound } from './assemble-notice';
import { renderChrome } from './render-chrome';
import { renderPage } from './render-page';
import { sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

/**
 * What is joined at a visit meets style sheets of earlier releases, and of later ones after a roll-back, until those
 * pages are rendered again. A name that is to change here is added in one release and the old one removed in the next.
 * `notice` has gone without that: until a site is rendered again, its words have no room around them and are read as well.
 */
const names = ['button', 'crumbs', 'hidden', 'home', 'inner', 'notice', 'page', 'side', 'sub'];

it('writes no names at a visit but those that stored style sheets know', () => {
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
