import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleNotFound } from './assemble-notice';
import { postalAddress } from './business-data';
import { renderChrome, renderPage } from './entry-server';
import type { PageModel, SiteModel } from './site-model';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';

const origin = 'https://harborpine.example';

function htmlOf(page: PageModel, change: Partial<SiteModel> = {}): string {
  const site = { ...sampleSite, ...change };
  return assemblePage(renderChrome(site), renderPage(page, site), { path: page.fullUrl, origin });
}

function dataIn(html: string) {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.map(([, json = '']) => JSON.parse(json));
}

function metaIn(html: string, key: string): string[] {
  return [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
    .filter(([, name]) => name === key)
    .map(([, , content = '']) => content);
}

describe('the home page', () => {
  it('describes the company: name, address in its parts, number, networks [2:69]', () => {
    const [business, ...more] = dataIn(htmlOf(sampleHomePage));
    expect(more).toEqual([]);
    expect(business).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: 'Harbor & Pine Plumbing',
      url: `${origin}/`,
      telephone: '207 555 0148',
      image: `${origin}/images/acme/4/share.jpg`,
      address: { streetAddress: '48 Wharf Street', addressLocality: 'Portland', postalCode: '04101' },
    });
    expect(business.sameAs).toContain('https://x.com/harborpine');
  });

  it('omits empty settings, and no text can end the block', () => {
    const html = htmlOf(sampleHomePage, {
      companyName: 'A</script><b>B',
      telephone: '',
      address: '',
      social: {},
      shareImage: '',
      logoUrl: '',
    });
    const [business] = dataIn(html);
    expect(business).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${origin}/#business`,
      name: 'A</script><b>B',
      url: `${origin}/`,
    });
    expect(html).not.toContain('A</script>');
  });

  it('is the only one with the code of the search console', () => {
    const siteVerification = 'abc-123_XYZ';
    expect(metaIn(htmlOf(sampleHomePage, { siteVerification }), 'google-site-verification')).toEqual([
      siteVerification,
    ]);
    expect(metaIn(htmlOf(sampleInnerPage, { siteVerification }), 'google-site-verification')).toEqual([]);
    expect(htmlOf(sampleHomePage)).not.toContain('google-site-verification');
  });
});

describe('another page', () => {
  it('describes its breadcrumbs, with full URLs and unescaped names [2:63] [2:81]', () => {
    const [way, ...more] = dataIn(htmlOf({ ...sampleInnerPage, name: 'Heat & "Light"' }));
    expect(more).toEqual([]);
    expect(way['@type']).toBe('BreadcrumbList');
    expect(way.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Services', item: `${origin}/services` },
      { '@type': 'ListItem', position: 3, name: 'Heat & "Light"' },
    ]);
  });

  it('is kept out of search engines where its author chose that, and only then', () => {
    expect(metaIn(htmlOf({ ...sampleInnerPage, noIndex: true }), 'robots')).toEqual(['noindex']);
    expect(metaIn(htmlOf(sampleInnerPage), 'robots')).toEqual([]);
  });

  it('gives networks the picture of the settings, else its own first one, else the logo', () => {
    const pictureOf = (page: PageModel, change: Partial<SiteModel>) =>
      metaIn(htmlOf(page, change), 'og:image');
    const bare: PageModel = { ...sampleInnerPage, components: [] };
    expect(pictureOf(sampleHomePage, {})).toEqual([`${origin}/images/acme/4/share.jpg`]);
    expect(pictureOf(sampleHomePage, { shareImage: '' })).toEqual([`${origin}/images/acme/1/slide.svg`]);
    expect(pictureOf(bare, { shareImage: '', logoUrl: 'acme/2/logo.png' })).toEqual([
      `${origin}/images/acme/2/logo.png`,
    ]);
    expect(pictureOf(bare, { shareImage: '', logoUrl: '' })).toEqual([]);
  });
});

it('the document of an unknown path has no structured data', () => {
  const html = assembleNotFound(renderChrome(sampleSite), { path: '/nowhere' });
  expect(dataIn(html)).toEqual([]);
  expect(html).not.toContain('rel="canonical"');
});

describe('an address', () => {
  it.each([
    ['14 Wharf Street, Rockport, ME 04856', '14 Wharf Street', 'Rockport', 'ME', '04856'],
    [
      'Suite 3, 900 Lens Ave, Rochester, NY 14604-1234',
      'Suite 3, 900 Lens Ave',
      'Rochester',
      'NY',
      '14604-1234',
    ],
    ['1 Harbor Plaza\nPortland, ME 04101', '1 Harbor Plaza', 'Portland', 'ME', '04101'],
  ])(
    'like %s is split into its parts',
    (address, streetAddress, addressLocality, addressRegion, postalCode) => {
      expect(postalAddress(address, 'US')).toEqual({
        '@type': 'PostalAddress',
        streetAddress,
        addressLocality,
        addressRegion,
        postalCode,
        addressCountry: 'US',
      });
    },
  );

  it('in another form or country stays one text, and an empty one is omitted', () => {
    expect(postalAddress('Hafenstraße 4, 20457 Hamburg', 'US')).toBe('Hafenstraße 4, 20457 Hamburg');
    expect(postalAddress('1 Quay, Portland, ME 04101', 'DE')).toBe('1 Quay, Portland, ME 04101');
    expect(postalAddress(' ', 'US')).toBeNull();
  });
});
