import { ownAssets } from '@galley/public-web/renderer-assets';
import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';
import { expect, it, vi } from 'vitest';
import { packPage } from '../core/release/path-body';
import { createRecentDocuments } from './recent-documents';

const fragments = { companyName: 'Acme' } as ChromeFragments;
const body = (main: string) => packPage({ main } as PageFragments);
const context = { path: '/about', origin: 'https://acme.example', release: 3, assets: ownAssets };

function documents() {
  const make = vi.fn((_fragments: ChromeFragments, { main }: PageFragments) => ({ main }));
  return { make, documentOf: createRecentDocuments(make) };
}

it('makes the document of a page once while nothing changes', () => {
  const { make, documentOf } = documents();
  const first = documentOf('acme', body('one'), fragments, context);
  expect(first).toEqual({ main: 'one' });
  expect(documentOf('acme', body('one'), fragments, { ...context })).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

it.each([
  ['the page', { body: body('two') }],
  ['the chrome', { fragments: { ...fragments } }],
  ['the origin', { context: { ...context, origin: 'https://www.acme.example' } }],
  ['the release', { context: { ...context, release: 4 } }],
  ['the assets', { context: { ...context, assets: { ...ownAssets } } }],
  ['the path', { context: { ...context, path: '/contact' } }],
  ['the company', { company: 'globex' }],
])('makes it again when %s is another', (_what, other) => {
  const { make, documentOf } = documents();
  const visit = { company: 'acme', body: body('one'), fragments, context };
  const visited = ({ company, body, fragments, context }: typeof visit) =>
    documentOf(company, body, fragments, context);
  visited(visit);
  visited({ ...visit, ...other });
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a page whose lists depend on the day on every visit', () => {
  const { make, documentOf } = documents();
  const events = body('<ul class="events" data-zone="UTC"><li data-until="2026-01-01">Regatta</li></ul>');
  documentOf('acme', events, fragments, context);
  documentOf('acme', events, fragments, context);
  expect(make).toHaveBeenCalledTimes(2);
});
