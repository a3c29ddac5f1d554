import type { BannerSlide, RenderableComponent } from '@galley/shared/components/component-schemas';
import type { FormField, FormModel, MenuEntry, PageModel, SiteModel } from '../site-model';

/** A small company with everything on its site, for tests and for looking at the design. */

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

function slug(name: string): string {
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

function field(id: number, name: string, change: Partial<FormField>): FormField {
  return {
    id,
    formId: 1,
    name,
    fieldType: 'input',
    inputType: '',
    order: id,
    placeholder: '',
    isRequired: false,
    minLength: 0,
    maxLength: 0,
    options: [],
    revision: 1,
    ...change,
  };
}

export const sampleForm: FormModel = {
  id: 1,
  name: 'Contact',
  columns: 2,
  revision: 3,
  fields: [
    field(10001, 'Name', { inputType: 'text', isRequired: true }),
    field(10002, 'Email', { fieldType: 'email', isRequired: true }),
    field(10003, 'Phone', { fieldType: 'phone' }),
    field(10004, 'State', { fieldType: 'state', placeholder: 'Choose your state' }),
    field(10005, 'What is it about?', { fieldType: 'selectList', options: ['Repair', 'New work', 'Other'] }),
    field(10006, 'Bathrooms', { inputType: 'number', maxLength: 20 }),
    field(10007, 'How can we help?', { fieldType: 'textArea', placeholder: 'A few words are enough' }),
    field(10008, 'Please call me back', { fieldType: 'checkbox' }),
  ],
};

function slide(n: number, change: Partial<BannerSlide>): BannerSlide {
  return {
    n,
    componentName: `Slide ${n}`,
    backgroundImage: `acme/${n}/slide.svg`,
    actionText: '',
    subActionText: '',
    buttonText: '',
    buttonLink: '',
    buttonPosition: 'BottomMiddle',
    sliderDuration: 5_000,
    height: '',
    button2Text: '',
    button2Link: '',
    ...change,
  };
}

function columns(
  componentId: number,
  change: Partial<Extract<RenderableComponent, { type: 'HtmlEditorColumns' }>['data']>,
): RenderableComponent {
  return {
    type: 'HtmlEditorColumns',
    componentId,
    data: {
      componentName: 'Text',
      borderStyle: 'none',
      format: '4_4',
      column1: '',
      column2: '',
      column3: '',
      column4: '',
      ...change,
    },
  };
}

const bannerSlides: BannerSlide[] = [
  slide(1, {
    actionText: 'Warm water, dry floors, calm nights',
    subActionText:
      'Plumbing and heating for the whole of Greater Portland, from a dripping tap to a new bathroom.',
    buttonText: 'Book a visit',
    buttonLink: '/contact',
    button2Text: 'Our services',
    button2Link: '/services',
    buttonPosition: 'BottomLeft',
  }),
  slide(2, {
    actionText: 'Bathrooms made to last',
    subActionText: 'Designed with you, built by our own people, finished in three weeks.',
    buttonText: 'See bathrooms',
    buttonLink: '/services/bathrooms',
    buttonPosition: 'Middle',
  }),
  slide(3, {
    actionText: 'Help at any hour',
    subActionText: 'A person answers, day and night.',
    buttonPosition: 'UpperRight',
  }),
];

const serviceText = (name: string, text: string) =>
  `<h3>${name}</h3><p>${text}</p><p><a href="/services/${slug(name)}">More about ${name.toLowerCase()}</a></p>`;

export const sampleHomePage: PageModel = {
  pageId: samplePageId('/'),
  name: 'Home',
  fullUrl: '/',
  scoTitle: 'Harbor & Pine Plumbing: plumbers in Portland, Maine',
  scoMetaDescription: 'Family-run plumbing and heating in Greater Portland since 1987.',
  scoMetaKeywords: 'plumber, portland',
  forms: { 1: sampleForm },
  components: [
    {
      type: 'Announcement',
      componentId: 100010001,
      data: {
        componentName: 'Winter',
        announcementText: 'Frost tonight: let a tap run, and call us before a pipe bursts.',
      },
    },
    {
      type: 'BannerContainer',
      componentId: 100010002,
      data: { componentName: 'Banner', sliderDuration: 5_000, height: 'Medium', banners: bannerSlides },
    },
    columns(100010003, {
      format: '4_2-2',
      column1:
        '<h2>Plumbers your neighbours call</h2><p>We have looked after the pipes of Portland for three generations. ' +
        'You speak with the person who does the work, you get a fixed price before we begin, and we leave your ' +
        'house as clean as we found it.</p><p><a class="button" href="/contact">Ask for a price</a></p>',
      column3:
        '<blockquote><p>They came within the hour, on a Sunday, in the snow. The price was the one they named on the phone.</p><p>Ellen R., Munjoy Hill</p></blockquote>' +
        '<ul><li>Fixed prices, in writing</li><li>Two years of warranty on all work</li><li>Licensed master plumbers</li></ul>',
    }),
    columns(100010004, {
      borderStyle: 'float',
      format: '4_1-1-1-1',
      column1: serviceText(
        'Plumbing',
        'Leaks, taps, drains and whole houses, repaired so that they stay repaired.',
      ),
      column2: serviceText(
        'Heating',
        'Boilers and heat pumps, serviced every year and replaced when it pays.',
      ),
      column3: serviceText('Bathrooms', 'From the first sketch to the last tile, by one team.'),
      column4: serviceText('Emergency', 'A burst pipe does not wait. Neither do we.'),
    }),
    {
      type: 'ImageForm',
      componentId: 100010005,
      data: {
        componentName: 'Contact',
        title: 'Tell us what drips',
        description: 'We answer within one working day.\nFor emergencies please call.',
        formId: 1,
        imageLink: 'acme/5/van.svg',
      },
    },
  ],
};

export const sampleInnerPage: PageModel = {
  pageId: samplePageId('/services/heating'),
  name: 'Heating',
  fullUrl: '/services/heating',
  scoTitle: 'Heating: boilers and heat pumps | Harbor & Pine',
  scoMetaDescription: 'Boilers and heat pumps, installed and serviced in Greater Portland.',
  scoMetaKeywords: 'heating, boilers',
  forms: {},
  components: [
    columns(900010001, {
      column1:
        '<p><img src="/images/acme/6/boiler.svg" alt="A new boiler beside its expansion tank" width="320" height="240" data-align="right">A boiler that is looked after runs for twenty years. ' +
        'One that is not often stops on the coldest night of the second winter. We service every make, keep the usual parts on the van, and tell you honestly when a repair is no longer worth its price.</p>' +
        '<h2>What a yearly check includes</h2><ol><li>Cleaning of burner and heat exchanger</li><li>Measuring the exhaust gas<ul><li>carbon monoxide</li><li>efficiency</li></ul></li><li>Testing every safety valve</li></ol>' +
        '<p>Set the curve with <code>H 1.2</code>, or ask us to. <a href="/contact">Write to us</a> for the full list.</p>',
    }),
    columns(900010002, {
      format: '3_2-1',
      column1:
        '<h2>Prices</h2><table><thead><tr><th>Work</th><th>Time</th><th>From</th></tr></thead><tbody><tr><td>Yearly check, gas boiler</td><td>1 hour</td><td>$180</td></tr><tr><td>Yearly check, heat pump</td><td>2 hours</td><td>$240</td></tr><tr><td>New circulation pump</td><td>2 hours</td><td>$520</td></tr></tbody></table>',
      column3:
        '<blockquote><p>Half the oil, twice the warmth.</p></blockquote><pre><code>supply 45 °C\nreturn 35 °C</code></pre>',
    }),
    { type: 'Blank', componentId: 900010003, data: { componentName: 'Gap', height: 24 } },
    columns(900010004, {
      borderStyle: 'float',
      format: '4_1-3',
      column1: '<h3>Oil or pump?</h3>',
      column2:
        '<p>Most houses near the coast can heat with a pump alone. Ask us for a calculation: it costs nothing, and you keep it whether or not we do the work.</p><p><a class="button" href="/contact">Ask for a calculation</a></p>',
    }),
  ],
};
