import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPage } from './read-page';

const content = {
  page: { id: 3, name: 'Repair', fullUrl: '/services/repair', scoTitle: 'Repairs' },
  pageComponents: [],
  components: [],
  forms: [{ id: 4, name: 'Contact' }],
  images: {},
  offMenuParents: [],
  release: 7,
};
const place = { path: '/services/repair', parts: { parentMenu: 'services', friendlyUrl: 'repair' } };
const read = (at = place, release = 7) => readPage(at, release, new AbortController().signal);

let asked: string[];
let components: unknown[];
let status: number;
beforeEach(() => {
  asked = [];
  components = [];
  status = 200;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(url.includes('SideMenu') ? {} : { ...content, components }), {
      status,
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('reads a page by the segments of its path, and the menu once [2:225] [2:236] [2:61] [2:80]', async () => {
  const { model } = await read();
  expect(model).toMatchObject({
    pageId: 3,
    name: 'Repair',
    scoTitle: 'Repairs',
    forms: { 4: { name: 'Contact' } },
  });
  await read();
  const page = '/api/pages/GetPageByMenuAndPageName?parentMenu=services&friendlyUrl=repair';
  expect(asked).toEqual(['/api/Components/GetSideMenuItems', page, page]);
});

it('leaves to the server what this document cannot show exactly [2:226] [2:61]', async () => {
  await expect(read(place, 6)).rejects.toThrow('The site has changed');
  // The server leads to the exact spelling.
  await expect(read({ ...place, path: '/services/repair/' })).rejects.toThrow('another path');
  // Page and file numbers are replaced by URLs when a page is released.
  for (const buttonLink of ['/page:12', '/file:7']) {
    components = [{ type: 'CallToAction', componentId: 1, data: { buttonLink } }];
    await expect(read()).rejects.toThrow('leads where only its document knows');
  }
  status = 404;
  await expect(read()).rejects.toThrow('answered 404');
});

it('reads the menu again after a failure [2:225]', async () => {
  status = 503;
  await expect(read()).rejects.toThrow('answered 503');
  status = 200;
  asked = [];
  await read();
  expect(asked).toContain('/api/Components/GetSideMenuItems');
});
