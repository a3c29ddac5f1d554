import type { MenuEntry, SiteModel } from '../site-model';

/**
 * A small company whose site has everything, for tests and for viewing the design. Its pages are in
 * sample-pages.ts.
 */

let lastPageId = 0;

function entry(name: string, href: string, children: MenuEntry[] = []): MenuEntry {
  lastPageId += 1;
  return {
    pageId: lastPageId,
    name,
    href,
    isExternal: false,
    openType: null,
    isLink: true,
    children,
  };
}

const serviceNames = ['Plumbing', 'Heating', 'Bathrooms', 'Water heaters', 'Emergency'];
const jobNames = ['Repairs', 'Installation', 'Yearly check', 'Prices'];

/** The path segment of a name. */
export function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

const menu: MenuEntry[] = [
  entry('Home', '/'),
  entry(
    'Services',
    '/services',
    serviceNames.map((service) =>
      entry(
        service,
        `/services/${slug(service)}`,
        jobNames.map((job) => entry(job, `/services/${slug(service)}/${slug(job)}`)),
      ),
    ),
  ),
  {
    ...entry(
      'About us',
      '/about',
      ['Our story', 'The team', 'Careers'].map((name) => entry(name, `/about/${slug(name)}`)),
    ),
    isLink: false,
  },
  entry('Projects', '/projects'),
  entry('Advice', '/advice', [
    entry('Frozen pipes', '/advice/frozen'),
    entry('Save water', '/advice/water'),
    { ...entry('Energy grants', 'https://energy.example/grants'), isExternal: true, openType: 'NewTab' },
  ]),
  entry('Contact', '/contact'),
];

/** The id of the menu entry at a path; throws when there is none. */
export function samplePageId(path: string): number {
  const all = menu.flatMap((top) => [
    top,
    ...top.children,
    ...top.children.flatMap((child) => child.children),
  ]);
  const found = all.find((one) => one.href === path);
  if (!found) throw new Error(`The sample site has no page at ${path}`);
  return found.pageId;
}

export const sampleSite: SiteModel = {
  companyKey: 'acme',
  companyName: 'Harbor & Pine Plumbing',
  copyrightName: 'Harbor & Pine Plumbing, LLC',
  address: '48 Wharf Street, Portland, ME 04101',
  telephone: '207 555 0148',
  country: 'US',
  logoUrl: '',
  social: {
    facebookLink: 'https://www.facebook.com/harborpine',
    instagramLink: 'https://www.instagram.com/harborpine',
    twitterLink: 'https://x.com/harborpine',
    youtubeLink: 'https://www.youtube.com/@harborpine',
    linkedinLink: 'https://www.linkedin.com/company/harborpine',
    pinterestLink: 'https://www.pinterest.com/harborpine',
    tumblrLink: 'https://harborpine.tumblr.com',
  },
  newsletterUrl: 'https://lists.example/subscribe/harborpine',
  language: 'en-US',
  timeZone: 'America/New_York',
  primaryColor: '#0f766e',
  font: 'system',
  favicon: 'acme/3/favicon.png',
  siteVerification: '',
  siteRuntime: 'static',
  shareImage: 'acme/4/share.jpg',
  footer: {
    contentColumn1:
      '<h3>Harbor &amp; Pine</h3><p>Family-run plumbers in Portland since 1987. Licensed, insured, and on time.</p>',
    contentColumn2:
      '<h3>Hours</h3><p>Monday to Friday 7 to 6<br>Saturday 8 to 2<br>Emergencies at any hour</p>',
    contentColumn3:
      '<h3>Services</h3><ul><li><a href="/services/plumbing">Plumbing</a></li><li><a href="/services/heating">Heating</a></li><li><a href="/services/bathrooms">Bathrooms</a></li></ul>',
    contentColumn4: '<h3>Licence</h3><p>Master plumber MS90012345<br>Insured to $2,000,000</p>',
  },
  tabs: [
    {
      id: 1,
      title: 'Hours',
      format: '4_2-2',
      column1: '<h3>Office</h3><p>Monday to Friday, 7 in the morning to 6 in the evening.</p>',
      column2: '',
      column3:
        '<h3>Emergencies</h3><p>Day and night. Call <a href="tel:2075550148">207 555 0148</a>, option 1.</p>',
      column4: '',
      footer: '<p>Closed on public holidays; emergencies are always answered.</p>',
    },
    {
      id: 2,
      title: 'Areas we serve',
      format: '4_1-1-1-1',
      column1: '<p>Portland<br>South Portland</p>',
      column2: '<p>Falmouth<br>Cumberland</p>',
      column3: '<p>Westbrook<br>Gorham</p>',
      column4: '<p>Scarborough<br>Cape Elizabeth</p>',
      footer: '',
    },
  ],
  menu,
};
