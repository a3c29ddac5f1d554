import { createHmac } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { codeOf, EdgeViewer, galleyHeaders } from './edge-viewer';

const assembly = new Assembly(inject('prodAssembly'));
const spoofed = {
  'X-Galley-Viewer-Ip': '10.0.0.1',
  'x-galley-host': 'evil.example',
  'x-galley-surface': 'admin',
  'x-galley-company': 'globex',
  'x-galley-edge-secret': 'guess',
  'x-galley-anything-new': '1',
  'x-galley-csrf': '1',
};

/** In the template it is a reference to the secret, which is used as the key here. */
function imagesKeyIn(assembled: Assembly): string {
  const { properties } =
    assembled.ofType('AWS::CloudFront::Function').find(({ stack }) => stack.endsWith('-Admin')) ?? {};
  const [, key = ''] = /const imagesKey = '([^']+)'/.exec(codeOf(properties?.FunctionCode)) ?? [];
  expect(key).toMatch(/resolve:secretsmanager:/);
  return key;
}

describe('the admin', () => {
  const admin = new EdgeViewer(assembly, 'Admin');
  const host = 'Admin.Galley.example';

  test('our headers that a viewer sent are replaced or dropped, the CSRF header is kept', () => {
    expect(galleyHeaders(admin.request('/api/users', { host, headers: spoofed }))).toEqual({
      'x-galley-csrf': '1',
      'x-galley-host': 'admin.galley.example',
      'x-galley-surface': 'admin',
      'x-galley-viewer-ip': '203.0.113.9',
    });
  });

  test('other headers and the cookie are unchanged', () => {
    const { headers } = admin.request('/api/users', {
      host,
      headers: { 'content-type': 'application/json' },
    });
    expect(headers['content-type']).toEqual({ value: 'application/json' });
  });

  test('the path of a call is lower-cased, its query is not', () => {
    const querystring = { PageName: { value: 'AbC' } };
    const request = admin.request('/api/Admin/GetPage', { host, querystring });
    expect(request.uri).toBe('/api/admin/getpage');
    expect(request.querystring).toEqual(querystring);
  });

  test.each(['/', '/adminhome', '/UpdatePage/12', '/AdminHome/'])(
    'the screen %s is the application',
    (uri) => {
      expect(admin.request(uri, { host }).uri).toBe('/index.html');
    },
  );

  test.each(['/assets/index-AbC123.js', '/favicon.svg'])('%s is the file of that name', (uri) => {
    expect(admin.request(uri, { host }).uri).toBe(uri);
  });

  describe('shows pictures', () => {
    const key = imagesKeyIn(assembly);
    const later = Math.floor(Date.now() / 1000) + 60;
    const signed = (company: string, until = later, by = key) => {
      const signature = createHmac('sha256', by).update(`images ${company} ${until}`).digest('hex');
      return { 'galley-images': { value: `${company}.${until}.${signature}` } };
    };
    const ask = (uri: string, cookies = {}) => admin.request(uri, { host, cookies });

    test.each([
      '/images/acme/1/Team.JPG',
      '/images/acme/12/boat',
      '/images/acme/12/boat/2-480',
      '/images/acme/files/7-price-list',
    ])('%s to signed-in users', (uri) => {
      expect(ask(uri, signed('acme'))).toMatchObject({ uri });
      expect(ask(uri, signed('acme'))).not.toHaveProperty('statusCode');
    });

    test.each([
      ['without a cookie', '/images/acme/1/boat', {}],
      ['of another company', '/images/globex/1/boat', signed('acme')],
      ['of files without a cookie', '/images/acme/files/7-prices', {}],
      ['of files of another company', '/images/globex/files/7-prices', signed('acme')],
      ['of files by a way around', '/images/acme/files/../../globex/files/7-prices', signed('acme')],
      ['of a company whose key begins alike', '/images/acme-two/1/boat', signed('acme')],
      ['with a cookie that ended', '/images/acme/1/boat', signed('acme', 1_700_000_000)],
      ['with one that someone else signed', '/images/acme/1/boat', signed('acme', later, 'guess')],
      [
        'with the signature of another company',
        '/images/acme/1/boat',
        { 'galley-images': { value: signed('globex')['galley-images'].value.replace('globex', 'acme') } },
      ],
      [
        'with one for ever',
        '/images/acme/1/boat',
        {
          'galley-images': {
            value: signed('acme')['galley-images'].value.replace(String(later), '9999999999'),
          },
        },
      ],
      ['with half a cookie', '/images/acme/1/boat', { 'galley-images': { value: 'acme' } }],
      ['by a way around', '/images/acme/../globex/1/boat', signed('acme')],
      ['by a longer way around', '/images/acme/1/..', signed('acme')],
      ['by an encoded way around', '/images/acme/%2e%2e/globex/1/boat', signed('acme')],
      ['in capitals', '/Images/acme/1/boat', {}],
    ])('to no one %s', (_how, uri, cookies) => {
      expect(ask(uri, cookies).statusCode).toBe(403);
    });
  });
});

describe('a site under the shared domain', () => {
  const shared = { companyKey: '-', canonicalHost: '*.sites.galley-sites.example' };
  const site = new EdgeViewer(assembly, 'Site', shared);
  const host = 'acme.sites.galley-sites.example';

  test('the company comes from the host, whatever the viewer sends [1:8]', () => {
    expect(galleyHeaders(site.request('/services', { host, headers: spoofed }))).toEqual({
      'x-galley-csrf': '1',
      'x-galley-company': 'acme',
      'x-galley-host': host,
      'x-galley-surface': 'site',
      'x-galley-viewer-ip': '203.0.113.9',
    });
  });

  test('upper case in the host and a port change nothing', () => {
    const headers = galleyHeaders(site.request('/', { host: 'ACME.sites.galley-sites.example:4100' }));
    expect(headers['x-galley-company']).toBe('acme');
  });

  test.each([
    'sites.galley-sites.example',
    'x.acme.sites.galley-sites.example',
    '-acme.sites.galley-sites.example',
    'acme.sites.galley-sites.example.evil.example',
    'acme.example',
  ])('the host %s has no company [1:8]', (wrong) => {
    expect(site.request('/', { host: wrong }).statusCode).toBe(404);
  });

  test('the path of a page keeps its case: the page redirects to the exact one', () => {
    expect(site.request('/Services/Plumbing', { host }).uri).toBe('/Services/Plumbing');
  });

  test('the calls of visitors reach the API in lower case', () => {
    expect(site.request('/api/Components/GetFooterData', { host }).uri).toBe('/api/components/getfooterdata');
    expect(site.request('/api/pages/GetPageByMenuAndPageName', { host, method: 'POST' }).uri).toBe(
      '/api/pages/getpagebymenuandpagename',
    );
  });

  test.each([
    '/api/Admin/GetPage',
    '/api/users',
    '/api/authentication/authenticate',
    '/api/componentsx',
    '/api/',
  ])('the admin call %s does not exist on a site', (uri) => {
    expect(site.request(uri, { host, method: 'POST' }).statusCode).toBe(404);
  });

  test('a site serves pictures of its own library only [1:8]', () => {
    expect(site.request('/images/acme/1/a.jpg', { host }).uri).toBe('/images/acme/1/a.jpg');
    expect(site.request('/images/globex/1/a.jpg', { host }).statusCode).toBe(404);
    expect(site.request('/images/acme/files/7-prices', { host }).uri).toBe('/images/acme/files/7-prices');
    expect(site.request('/images/globex/files/7-prices', { host }).statusCode).toBe(404);
  });
});

describe("a company's own domain", () => {
  const site = new EdgeViewer(assembly, 'Site', { companyKey: 'acme', canonicalHost: 'www.acme.example' });

  test('the company is that of the tenant [1:8]', () => {
    const headers = galleyHeaders(site.request('/', { host: 'www.acme.example', headers: spoofed }));
    expect(headers['x-galley-company']).toBe('acme');
    expect(headers['x-galley-host']).toBe('www.acme.example');
  });

  test('another host of the company redirects to the canonical one and keeps path and query', () => {
    const querystring = {
      a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      b: { value: 'x%20y' },
    };
    const answer = site.request('/Services', { host: 'acme.example', querystring });
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toEqual({ value: 'https://www.acme.example/Services?a=1&a=2&b=x%20y' });
  });

  test('a posted form is not redirected, which would lose it', () => {
    const answer = site.request('/api/components/SubmitForm', { host: 'acme.example', method: 'POST' });
    expect(answer.statusCode).toBeUndefined();
    expect(answer.uri).toBe('/api/components/submitform');
  });
});

test('every function fits the 10 KB that CloudFront allows and runs on runtime 2.0', () => {
  const functions = assembly.ofType('AWS::CloudFront::Function');
  expect(functions.length).toBe(2);
  for (const found of functions) {
    expect(found.properties.FunctionCode.length).toBeLessThan(10_240);
    expect(found.properties.FunctionConfig.Runtime).toBe('cloudfront-js-2.0');
    expect(found.properties.AutoPublish).toBe(true);
  }
});
