import type { BannerSlide } from '@galley/shared/components/banner-container';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { FormModel, PageModel } from '../site-model';
import { sampleField } from './sample-fields';
import { samplePageId, slug } from './sample-site';

/** Two pages of the sample company with every component type and every kind of rich text. */

export const sampleForm: FormModel = {
  id: 1,
  name: 'Contact',
  columns: 2,
  thankYouText: '',
  revision: 3,
  fields: [
    sampleField(10001, 'Name', { inputType: 'text', isRequired: true }),
    sampleField(10002, 'Email', { fieldType: 'email', isRequired: true }),
    sampleField(10003, 'Phone', { fieldType: 'phone' }),
    sampleField(10004, 'State', { fieldType: 'state', placeholder: 'Choose your state' }),
    sampleField(10005, 'What is it about?', {
      fieldType: 'selectList',
      options: ['Repair', 'New work', 'Other'],
    }),
    sampleField(10006, 'Bathrooms', { inputType: 'number', maxLength: 20 }),
    sampleField(10007, 'How can we help?', { fieldType: 'textArea', placeholder: 'A few words are enough' }),
    sampleField(10008, 'Please call me back', { fieldType: 'checkbox' }),
    sampleField(10009, 'You may store what I write here', {
      fieldType: 'consent',
      isRequired: true,
      linkText: 'Privacy policy',
      linkUrl: '/privacy',
    }),
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

/** Columns of text; by default one empty column without a border, with the given changes. */
export function columns(
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
    sliderDuration: 2_000,
  }),
  slide(3, {
    actionText: 'Help at any hour',
    subActionText: 'A person answers, day and night.',
    buttonPosition: 'UpperRight',
    sliderDuration: 0,
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
