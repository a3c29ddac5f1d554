import { linkTo } from '@galley/shared/admin-screens';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { PagePreviewScreen } from './page-preview-screen';

const versions = [
  {
    versionId: 3,
    status: 'draft',
    timestamp: '2026-11-20T12:00:00.000Z',
    email: 'ed@acme.example',
    comments: '',
    revision: 1,
  },
  {
    versionId: 2,
    status: 'live',
    timestamp: '2026-11-10T12:00:00.000Z',
    email: 'ed@acme.example',
    comments: '',
    revision: 1,
  },
];
function show(path: string, preview: { status?: number; body: unknown }) {
  serveCalls({
    getPagePreview: preview,
    getPageComponentData: { body: { page: samplePage, versions, pageComponents: [] } },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  return renderScreen(<PagePreviewScreen />, { route: { pattern: '/PagePreview/:pageId/:versionId', path } });
}
const metas = () =>
  [...document.head.querySelectorAll('meta[name]')].map((meta) => [
    meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
const head = { scoTitle: 'About us', scoMetaDescription: 'Who we are', scoMetaKeywords: 'boats' };

it('shows the version that is named, with the title and the metas of its page until it is left [2:27] [1:75] [2:124] [2:79] [2:220]', async () => {
  const before = metas();
  const { unmount } = show('/PagePreview/7/3', {
    body: { html: '<html><body><p>Hello</p></body></html>', page: head, pageComponents: [] },
  });
  const frame = await screen.findByTitle('Preview of About');
  expect(frame.getAttribute('srcdoc')).toContain('Hello');
  const bar = screen.getByRole('banner');
  expect(bar.textContent).toMatch(/^About.*V3.*draft/);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/UpdatePageComponent/7?version=3',
  );
  expect(document.title).toBe('About us');
  expect(metas().slice(before.length)).toEqual([
    ['description', 'Who we are'],
    ['keywords', 'boats'],
  ]);
  expect(frame.style.maxWidth).toBe('');
  fireEvent.click(screen.getByLabelText('Phone'));
  expect(frame.style.maxWidth).not.toBe('');
  unmount();
  expect(metas()).toEqual(before);
});

it('has its own title where the page has none, and no empty metas [2:27] [2:79]', async () => {
  const before = metas();
  const { unmount } = show('/PagePreview/7/2', {
    body: {
      html: '<p></p>',
      page: { scoTitle: '', scoMetaDescription: '', scoMetaKeywords: '' },
      pageComponents: [],
    },
  });
  await screen.findByTitle('Preview of About');
  expect(document.title).toBe('Preview · Galley');
  expect(metas()).toEqual(before);
  unmount();
});

it.each([
  ['/PagePreview/7/99', { status: 404, body: { message: 'Not found.' } }],
  ['/PagePreview/7/0', { body: null }],
  ['/PagePreview/about/1', { body: null }],
])('says that %s is no version [2:27] [1:75]', async (path, answer) => {
  show(path, answer);
  expect(await screen.findByText('There is no such version')).toBeTruthy();
  expect(screen.getByText('It may have been deleted, or the address may be mistyped.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the pages' }).getAttribute('href')).toBe(linkTo('pages'));
});

it('says why the preview could not be made, and tries again [2:27] [1:75]', async () => {
  let answer: { status?: number; body: unknown } = { status: 503, body: { message: 'The clerk is away.' } };
  serveCalls({
    getPagePreview: () => answer,
    getPageComponentData: { body: { page: samplePage, versions, pageComponents: [] } },
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
  });
  renderScreen(<PagePreviewScreen />, {
    route: { pattern: '/PagePreview/:pageId/:versionId', path: '/PagePreview/7/3' },
  });
  expect(await screen.findByText('The preview could not be made')).toBeTruthy();
  expect(screen.getByText('The clerk is away.')).toBeTruthy();
  answer = { body: { html: '<p></p>', page: head, pageComponents: [] } };
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByTitle('Preview of About')).toBeTruthy();
});
