import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '../generated/site-assets';
import { renderChrome } from '../render-chrome';
import { openDocument } from '../testing/open-document';
import { sampleSite } from '../testing/sample-site';
import { MenuLink } from './menu-link';

const { headerStart, menu, headerEnd, footer } = renderChrome(sampleSite);
const header = openDocument(headerStart + menu + headerEnd).window.document;
const end = openDocument(footer).window.document;

const textsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const linksIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it('has the logo, the phone link and the button of the menu for phones [2:8] [2:63] [2:69]', () => {
    expect(linksIn(header, '.logo')).toEqual([['Harbor & Pine Plumbing', '/']]);
    expect(linksIn(header, '.phone')).toEqual([['207 555 0148', 'tel:2075550148']]);
    const toggle = header.querySelector('button.open-menu');
    expect([toggle?.getAttribute('popovertarget'), toggle?.getAttribute('aria-label')]).toEqual([
      'menu',
      'Menu',
    ]);
    expect(header.getElementById('menu')?.getAttribute('aria-label')).toBe('Main');
    // On wide screens the menu is always there.
    expect(styleSheets.menu).toMatch(/@media\(width>=64rem\)\{\.open-menu,\.close-menu\{display:none\}/);
    const site = { ...sampleSite, logoUrl: 'acme/9/logo.png' };
    const { window } = openDocument(renderChrome(site).headerStart);
    const logo = window.document.querySelector('.logo img');
    expect([logo?.getAttribute('src'), logo?.getAttribute('alt')]).toEqual([
      '/images/acme/9/logo.png',
      'Harbor & Pine Plumbing',
    ]);
  });

  it('has a menu whose entries open lists of the two levels below them [1:94] [2:8] [2:63] [2:80] [2:81]', () => {
    const top = '#menu > ul > li';
    expect(textsIn(header, `${top} > a`)).toEqual(['Home', 'Services', 'Projects', 'Advice', 'Contact']);
    // An entry without a page of its own only opens its list.
    expect(textsIn(header, `${top} > details > summary`)).toEqual(['', 'About us', '']);
    expect(textsIn(header, `${top} > span`)).toEqual([]);
    expect(header.querySelector(`${top} > details > summary`)?.getAttribute('aria-label')).toBe(
      'More under Services',
    );
    const [services] = header.querySelectorAll(`${top} > details`);
    expect(textsIn(services as Element, 'details > ul > li > a')).toEqual([
      ...['Plumbing', 'Heating', 'Bathrooms', 'Water heaters', 'Emergency'],
    ]);
    expect(linksIn(services as Element, 'a[href^="/services/plumbing/"]')).toEqual([
      ['Repairs', '/services/plumbing/repairs'],
      ['Installation', '/services/plumbing/installation'],
      ['Yearly check', '/services/plumbing/yearlycheck'],
      ['Prices', '/services/plumbing/prices'],
    ]);
    const external = header.querySelector('a[href="https://energy.example/grants"]');
    expect(['target', 'rel'].map((name) => external?.getAttribute(name))).toEqual(['_blank', 'noopener']);
    expect(header.querySelectorAll('#menu a[target]')).toHaveLength(1);
    const here = { pageId: 9, name: 'Yard', href: 'https://yard.example/', isExternal: true, isLink: true };
    const link = renderToStaticMarkup(<MenuLink entry={{ ...here, openType: 'CurrentTab' }} />);
    expect(link).toBe('<a href="https://yard.example/">Yard</a>');
  });

  it('has tabs that open a panel with the columns of their format and their footer [2:63] [2:122] [2:119] [2:8] [2:70]', () => {
    const tabs = [...header.querySelectorAll('.tabs > button')];
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Hours', 'Areas we serve']);
    const panelsIn = (document: Document) =>
      [...document.querySelectorAll('.tabs > button')].map((tab) =>
        document.getElementById(tab.getAttribute('popovertarget') ?? ''),
      );
    const panels = panelsIn(header);
    expect(panels.map((panel) => panel?.getAttribute('popover'))).toEqual(['auto', 'auto']);
    // Without an action of its own, a click opens the panel or closes it.
    expect(tabs.map((tab) => tab.getAttribute('popovertargetaction'))).toEqual([null, null]);
    expect(panels.map((panel) => textsIn(panel as Element, '.columns > *'))).toEqual([
      [
        'OfficeMonday to Friday, 7 in the morning to 6 in the evening.',
        'EmergenciesDay and night. Call 207 555 0148, option 1.',
      ],
      ['PortlandSouth Portland', 'FalmouthCumberland', 'WestbrookGorham', 'ScarboroughCape Elizabeth'],
    ]);
    expect(panels[0]?.textContent).toMatch(/Closed on public holidays; .*answered\.$/);
    // Tabs with the same title and the same format open their own panels.
    const alike = sampleSite.tabs
      .slice(0, 1)
      .flatMap((tab) => [3, 9].map((id) => ({ ...tab, id, footer: `<p>Tab ${id}</p>` })));
    const { document } = openDocument(renderChrome({ ...sampleSite, tabs: alike }).headerStart).window;
    const feet = panelsIn(document).map((panel) => panel?.lastElementChild?.textContent);
    expect(feet).toEqual(['Tab 3', 'Tab 9']);
  });

  it.each([
    ['4_1-1-1-1', ['one', 'two', 'three', 'four']],
    ['4_2-1-1', ['one', 'three', 'four']],
    ['4_1-1-2', ['one', 'two', 'three']],
    ['4_2-2', ['one', 'three']],
  ] as const)('shows of a tab in the format %s the columns of that format [2:63] [2:70]', (format, shown) => {
    const columns = { column1: 'one', column2: 'two', column3: 'three', column4: 'four' };
    const tabs = sampleSite.tabs.slice(0, 1).map((tab) => ({ ...tab, ...columns, format }));
    const { document } = openDocument(renderChrome({ ...sampleSite, tabs }).headerStart).window;
    expect(textsIn(document, '[popover] .columns > *')).toEqual(shown);
  });
});

describe('the footer', () => {
  it('has four columns in order, the copyright, the address and the phone link [2:63] [2:8] [2:68] [2:69]', () => {
    expect(textsIn(end, '.foot-columns h3')).toEqual(['Harbor & Pine', 'Hours', 'Services', 'Licence']);
    expect(textsIn(end, '.foot-end p')).toEqual([
      '© Harbor & Pine Plumbing, LLC48 Wharf Street, Portland, ME 04101207 555 0148',
    ]);
    const some = { ...sampleSite.footer, contentColumn1: '', contentColumn3: '' };
    const fewer = openDocument(renderChrome({ ...sampleSite, footer: some }).footer).window.document;
    expect(textsIn(fewer, '.foot-columns h3')).toEqual(['Hours', 'Licence']);
  });

  it('has a social link for each network that the company names [2:63] [2:8] [2:69]', () => {
    expect(linksIn(end, '.social a')).toEqual([
      ['Facebook', 'https://www.facebook.com/harborpine'],
      ['Instagram', 'https://www.instagram.com/harborpine'],
      ['X (Twitter)', 'https://x.com/harborpine'],
      ['YouTube', 'https://www.youtube.com/@harborpine'],
      ['LinkedIn', 'https://www.linkedin.com/company/harborpine'],
      ['Pinterest', 'https://www.pinterest.com/harborpine'],
      ['Tumblr', 'https://harborpine.tumblr.com'],
    ]);
    const social = { ...sampleSite.social, youtubeLink: '', instagramLink: '' };
    const fewer = openDocument(renderChrome({ ...sampleSite, social }).footer).window.document;
    expect(textsIn(fewer, '.social a')).toEqual([
      ...['Facebook', 'X (Twitter)', 'LinkedIn', 'Pinterest', 'Tumblr'],
    ]);
  });

  it('has the newsletter sign-up with its words, an email field and its button [2:9] [2:63] [2:237]', () => {
    const box = end.querySelector('.newsletter');
    expect(box?.querySelector('h2')?.textContent).toBe("Let's Stay in touch.");
    const form = box?.querySelector('form');
    expect([form?.getAttribute('action'), form?.method, form?.target]).toEqual([
      'https://lists.example/subscribe/harborpine',
      'post',
      '_blank',
    ]);
    const field = form?.querySelector('input');
    expect([field?.type, field?.name, field?.required]).toEqual(['email', 'EMAIL', true]);
    expect(textsIn(box as Element, 'button')).toEqual(['Sign Up']);
  });
});
