import { describe, expect, it } from 'vitest';
import { component, findingsIn, found, knownPage, site, text, version } from '../testing/checked-samples';
import { checkVersion } from './check-version';
import type { CheckedComponent } from './checked';
import { typedPathsIn } from './links';

describe('the checks of a version', () => {
  it('report a component with its initial content, and none that was edited', () => {
    expect(
      findingsIn([component('Announcement', { componentName: 'Announcement', announcementText: 'Closed' })]),
    ).toEqual([]);
    const left =
      '<h2>Our boats</h2><p>Two or three sentences that answer what visitors come to ask. Short words and short sentences are read most.</p>';
    expect(findingsIn([text(left)])).toEqual([
      {
        check: 'placeholderText',
        field: undefined,
        message:
          'Text Editor Boats still has its placeholder text. Replace it, unless visitors should read it.',
      },
    ]);
  });

  it('report a table without any text, and none with a word or a picture', () => {
    const table = (cell: string) =>
      `<table><tbody><tr><th>&nbsp;</th><th><p></p></th></tr><tr><td>${cell}</td><td> </td></tr></tbody></table>`;
    expect(findingsIn([text('<p>Rates</p>', { format: '4_2-2', column3: table('') })])).toEqual([
      {
        check: 'placeholderText',
        field: 'column3',
        message: 'The table in Column 3 in Text Editor Boats is empty. Fill it in, or delete it.',
      },
    ]);
    const picture = '<img src="/images/acme/1/a.webp" alt="A boat">';
    expect(found([text(table('90 dollars')), text(table(picture))])).toEqual([]);
    expect(found([text(`${table('90 dollars')}<p>Or:</p>${table('')}`)])).toEqual([
      'placeholderText column1',
    ]);
  });

  it('report pictures without alt text, and none that have one or are decorative', () => {
    const pictures = {
      'acme/1/a.webp': { altText: ' ', width: 1_920 },
      'acme/2/b.webp': { altText: 'A boat', width: 1_920 },
    };
    const known = site({ pictures });
    const beside = (picture: string) => component('PictureText', { picture, heading: '', text: '' });
    expect(findingsIn([beside('acme/1/a.webp'), beside('acme/2/b.webp')], known)).toEqual([
      {
        check: 'alternativeText',
        field: 'picture',
        message:
          'Picture in Picture & Text Boats has no Alt Text. Say what it shows under Images: people who cannot see it read that.',
      },
    ]);
    const hero = (layout: string) =>
      component('Hero', { layout, heading: 'Boats', picture: 'acme/1/a.webp' });
    expect(found([hero('split')], known)).toEqual(['alternativeText picture']);
    expect(found([hero('cover')], known)).toEqual([]);
    const banner = (actionText: string) =>
      component('BannerContainer', { banners: [{ n: 1, backgroundImage: 'acme/1/a.webp', actionText }] });
    expect(found([banner('')], known)).toEqual(['alternativeText banners.0.backgroundImage']);
    expect(found([banner('Come in')], known)).toEqual([]);
    expect(found([text('<p><img src="/images/acme/1/a.webp" alt=""></p>')])).toEqual([
      'alternativeText column1',
    ]);
    expect(found([text('<p><img src="/images/acme/1/a.webp" alt="A boat"></p>')])).toEqual([]);
  });

  it('report a skipped level of headings and a second page heading', () => {
    expect(findingsIn([text('<h2>Boats</h2><h4>Sails &amp; <em>masts</em></h4>')])).toEqual([
      {
        check: 'headingOrder',
        field: 'column1',
        message:
          '“Sails & masts” in Column 1 in Text Editor Boats is a Heading 4 that follows a Heading 2. Make it a Heading 3, so that no level is left out.',
      },
    ]);
    expect(found([text('<h2>Boats</h2><h3>Sails</h3><h4>Jib</h4><h2>Masts</h2>')])).toEqual([]);
    const cards = component('Cards', { heading: 'What we do', items: [{ key: '1', title: 'Sails' }] });
    expect(found([cards, text('<h4>Jib</h4>')])).toEqual([]);
    expect(findingsIn([text('<h1>Boats</h1>')])[0]?.message).toContain(
      'the name of the page is its Heading 1',
    );
    const isHome = { isHome: true };
    expect(found([text('<h1>Boats</h1>')], site(), isHome)).toEqual([]);
    expect(found([text('<h1>Boats</h1><h1>Sails</h1>')], site(), isHome)).toEqual(['headingOrder column1']);
    const hero = component('Hero', { layout: 'words', heading: 'Boats' });
    expect(found([hero, text('<h1>Sails</h1>')], site(), isHome)).toEqual(['headingOrder column1']);
  });

  it('report missing and duplicate search texts', () => {
    const alike = { scoTitle: ' about', scoMetaDescription: '' };
    expect(findingsIn([], site(), alike)).toEqual([
      {
        check: 'searchEngines',
        field: 'scoTitle',
        message:
          'SEO Title is the same as that of the page About us. Give each its own under Page Details, so that search results tell them apart.',
      },
      {
        check: 'searchEngines',
        field: 'scoMetaDescription',
        message: 'SEO Description is empty. Write one under Page Details: search results show it.',
      },
    ]);
    expect(found([], site(), { ...alike, noIndex: true })).toEqual([]);
    expect(found([], site({ pages: new Map([[1, knownPage()]]) }), { scoTitle: 'About' })).toEqual([]);
    expect(
      found([], site({ pages: new Map([[2, knownPage({ isDeleted: true })]]) }), { scoTitle: 'About' }),
    ).toEqual([]);
  });

  it('report links that lead visitors nowhere', () => {
    const pages = new Map([
      [2, knownPage()],
      [3, knownPage({ name: 'Prices', scoTitle: 'P', isPublic: false })],
      [4, knownPage({ name: 'Old', scoTitle: 'O', isPublic: false, isDeleted: true })],
    ]);
    const known = site({ pages, brokenPaths: new Set(['/nowhere']) });
    const linking = (link: string) =>
      findingsIn(
        [component('CallToAction', { heading: 'Boats', buttonText: 'Go', buttonLink: link })],
        known,
      ).map(({ message }) => message.replace('Button Link in Call to Action Boats ', ''));
    expect(linking('/page:2#prices')).toEqual([]);
    expect(linking('/page:1')).toEqual([]);
    expect(linking('https://example.com/nowhere')).toEqual([]);
    expect(linking('/page:3')).toEqual([
      'leads to the page Prices. Publish that one too: until then visitors get no link.',
    ]);
    expect(linking('/page:4')).toEqual(['leads to the page Old, which is deleted. Choose another one.']);
    expect(linking('/page:9')).toEqual(['leads to a page that is gone. Choose another one.']);
    expect(linking('/nowhere?a=1')).toEqual([
      'leads to /nowhere, where there is no page. Choose another one.',
    ]);
    expect(found([text('<p><a href="/page:3">Prices</a></p>')], known)).toEqual(['links column1']);
    // Columns outside the format are not published.
    expect(found([text('', { column2: '<p><a href="/page:3">Prices</a></p>' })], known)).toEqual([]);
    expect(typedPathsIn([text('<p><a href="/a#b">x</a><a href="//c.example/d">y</a></p>')])).toEqual(['/a']);
  });

  it('report a section without a form, and a form that mails to no one', () => {
    const section = component('ImageForm', { title: 'Ask', description: 'Us', formId: 5, imageLink: '' });
    const form = (...toEmail: string[]) => ({ 5: { name: 'Contact', toEmail } });
    expect(findingsIn([section])).toEqual([
      { check: 'forms', field: 'formId', message: 'Form Boats shows no form. Choose one.' },
    ]);
    expect(found([section], site({ forms: form() }))).toEqual([]);
    expect(found([section], site({ forms: form('a@b.example'), hasRecipients: false }))).toEqual([]);
    expect(findingsIn([section], site({ forms: form(), hasRecipients: false }))[0]?.message).toBe(
      'The form Contact in Form Boats has no recipient. Enter To Email in the form or in the form settings.',
    );
  });

  it('report anchor names that more than one section has', () => {
    const first = text('', { sectionAnchor: 'prices' });
    expect(found([first, text('', { sectionAnchor: 'hours' })])).toEqual([]);
    const second = component('Blank', { componentName: 'Gap', sectionAnchor: 'prices' });
    expect(findingsIn([first, second])).toEqual([
      {
        check: 'anchorNames',
        field: 'sectionAnchor',
        message:
          'The anchor name prices of Blank Gap is used by Text Editor Boats, too. Choose another one: links to #prices lead to the first.',
      },
    ]);
    expect(found([text('<p id="prices">x</p>', { sectionAnchor: 'prices' })])).toEqual([
      'anchorNames column1',
    ]);
  });

  it('take less than 100 ms for a page of 50 components, and a tenth where one of them was changed', () => {
    const words = `<h2>Boats</h2>${'<p>A boat is built of <a href="/page:2">oak</a> and larch.</p>'.repeat(60)}`;
    const known = site({
      pages: new Map(
        Array.from({ length: 500 }, (_, id) => [id + 2, knownPage({ scoTitle: `Title ${id}` })]),
      ),
    });
    const took = (components: CheckedComponent[]) => {
      const from = performance.now();
      expect(checkVersion(version(components), known)).toEqual([]);
      return performance.now() - from;
    };
    // The fastest of many, so that other load on the machine does not count. (CPU time is that of all test threads.)
    const times = Array.from({ length: 20 }, () => {
      const components = Array.from({ length: 50 }, () => text(words));
      return [took(components), took(components.with(20, text(words)))] as const;
    });
    expect(Math.min(...times.map(([whole]) => whole))).toBeLessThan(100);
    expect(Math.min(...times.map(([, changed]) => changed))).toBeLessThan(10);
  });
});
