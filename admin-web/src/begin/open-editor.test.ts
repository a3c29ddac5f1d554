import { linkTo } from '@galley/shared/admin-screens';
import { describe, expect, it } from 'vitest';
import { callRoutes } from '../lib/call-routes';
import { pageIdOfPath } from './page-of-url';
import { prefetchedCalls } from './prefetched-responses';

describe('prefetching before the admin has loaded', () => {
  it('uses the URLs that the API client requests [1:230] [1:236] [1:238] [1:239] [1:252] [2:189]', () => {
    for (const [name, url] of Object.entries(prefetchedCalls)) {
      const { path, method } = callRoutes[name as keyof typeof prefetchedCalls];
      expect([name, url, method]).toEqual([name, path, 'GET']);
    }
  });

  it.each([
    [linkTo('editPage', { pageId: 12, version: 3 }).split('?')[0] ?? '', 12],
    ['/updatepagecomponent/7/', 7],
    ['/UpdatePageComponent/0', undefined],
    ['/UpdatePageComponent/1/2', undefined],
    ['/UpdatePageComponent/x', undefined],
    [linkTo('pages'), undefined],
    ['/', undefined],
  ])('prefetches the page in the URL: %s [1:29]', (path, pageId) => {
    expect(pageIdOfPath(path)).toBe(pageId);
  });
});
