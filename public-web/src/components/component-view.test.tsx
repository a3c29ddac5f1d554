import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { creatableTypes } from '@galley/shared/components/dictionary';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { styleSheets } from '../generated/site-assets';
import { openDocument } from '../testing/open-document';
import { sampleForm, sampleHomePage, sampleInnerPage } from '../testing/sample-pages';
import { styleGuideComponents } from '../testing/style-guide';
import { ComponentView, islandsOfComponent, type ViewMode } from './component-view';

const samples = [...sampleHomePage.components, ...sampleInnerPage.components, ...styleGuideComponents];

function sample<Type extends RenderableComponent['type']>(type: Type) {
  const found = samples.find((component) => component.type === type);
  if (!found) throw new Error(`The sample site has no ${type}`);
  return found as Extract<RenderableComponent, { type: Type }>;
}

function view(component: RenderableComponent, mode: ViewMode = 'visitor', isFirst = false) {
  // Another form of the company comes first.
  const forms = { 0: { ...sampleForm, id: 0, fields: [] }, [sampleForm.id]: sampleForm };
  const html = renderToStaticMarkup(
    <ComponentView component={component} mode={mode} forms={forms} isFirst={isFirst} />,
  );
  return openDocument(html).window.document;
}

describe('a component', () => {
  it.each(creatableTypes)('of type %s is drawn [2:27] [2:82] [2:259] [2:8]', (type) => {
    expect(view(sample(type)).body.childElementCount).toBe(1);
  });

  it.each([
    ['Announcement', ['Frost tonight: let a tap run, and call us before a pipe bursts.']],
    ['HtmlEditorColumns', ['Plumbers your neighbours call', 'They came within the hour']],
    ['ImageForm', ['Tell us what drips', 'We answer within one working day.', 'Please call me back', 'Send']],
  ] as const)(
    'of type %s shows what was written [2:8] [2:27] [2:84] [1:84] [1:80] [1:85] [1:100] [1:108] [1:110] [2:85]',
    (type, texts) => {
      for (const text of texts) expect(view(sample(type)).body.textContent).toContain(text);
    },
  );

  it('of an unknown type reads ERROR in editor and preview and is skipped for visitors [1:171] [2:82] [2:259]', () => {
    const unknown = { type: 'Carousel3D', componentId: 1, data: {} } as unknown as RenderableComponent;
    expect(view(unknown, 'editor').body.textContent).toBe('ERROR');
    expect(view(unknown, 'preview').body.textContent).toBe('ERROR');
    expect(view(unknown, 'visitor').body.innerHTML).toBe('');
    expect(islandsOfComponent(unknown, {})).toEqual([]);
  });
});

describe('a blank', () => {
  it('has the height that its author chose [1:81] [1:102] [2:8] [2:84] [2:271]', () => {
    expect(view(sample('Blank')).querySelector('div')?.style.height).toBe('24px');
  });
});

describe('an announcement', () => {
  it('is remembered by component and text, so that a changed text has another key [2:121] [2:119]', () => {
    const announcement = sample('Announcement');
    const keyOf = (component: RenderableComponent) =>
      view(component).querySelector('[data-announcement]')?.getAttribute('data-announcement');
    const changed = { ...announcement, data: { ...announcement.data, announcementText: 'Another text' } };
    expect(keyOf(announcement)).toMatch(/^100010001-[0-9a-z]+$/);
    expect(keyOf(changed)).not.toBe(keyOf(announcement));
  });

  it('shows no close button before its script runs [2:121] [2:119]', () => {
    expect(view(sample('Announcement')).querySelector('button')?.hasAttribute('hidden')).toBe(true);
  });
});

describe('a banner', () => {
  const banner = sample('BannerContainer');

  it('shows all slides without a script and loads the first picture eagerly only where it comes first [1:186] [2:8] [2:120] [2:119]', () => {
    const loading = (isFirst: boolean) =>
      [...view(banner, 'visitor', isFirst).querySelectorAll('img')].map((image) =>
        image.getAttribute('loading'),
      );
    expect(loading(true)).toEqual([null, 'lazy', 'lazy']);
    expect(loading(false)).toEqual(['lazy', 'lazy', 'lazy']);
  });

  it("gives a slide without a duration the container's [1:83] [1:106] [1:186] [2:83] [2:120] [1:104] [2:119]", () => {
    const slides = banner.data.banners.map((slide) => ({ ...slide, sliderDuration: 0 }));
    const changed = { ...banner, data: { ...banner.data, sliderDuration: 7_250, banners: slides } };
    const durations = [...view(changed).querySelectorAll<HTMLElement>('[data-duration]')];
    expect(durations.map((slide) => slide.dataset.duration)).toEqual(['7250', '7250', '7250']);
  });

  it('has the height of its container, and the words of each slide at their place [1:104] [1:106] [2:83] [2:8] [2:271] [1:83]', () => {
    for (const height of ['Small', 'Medium', 'Large'] as const) {
      const drawn = view({ ...banner, data: { ...banner.data, height } });
      expect(drawn.querySelector('[data-banner]')?.className).toBe(`banner ${height.toLowerCase()}`);
    }
    const slides = [...view(banner).querySelectorAll('.slide')];
    expect(slides.map((slide) => slide.querySelector('img')?.getAttribute('src'))).toEqual(
      banner.data.banners.map(({ backgroundImage }) => `/images/${backgroundImage}`),
    );
    expect(slides.map(({ className }) => className)).toEqual([
      ...['slide at-BottomLeft', 'slide at-Middle', 'slide at-UpperRight'],
    ]);
    expect(slides.map((slide) => slide.querySelector('.words')?.textContent)).toEqual([
      'Warm water, dry floors, calm nightsPlumbing and heating for the whole of Greater Portland, from a dripping tap to a new bathroom.Book a visitOur services',
      'Bathrooms made to lastDesigned with you, built by our own people, finished in three weeks.See bathrooms',
      'Help at any hourA person answers, day and night.',
    ]);
  });

  it('has a style for each position of its words, the bottom middle being usual, and for each height [1:104] [1:106] [1:298] [2:83] [2:271]', () => {
    const { banner: usual, 'banner-places': places, 'banner-variants': heights } = styleSheets;
    const sides = places.replaceAll(/--\w\b/g, '--side');
    for (const rule of [
      '.slide{--side:center;&:is(.at-UpperLeft,.at-BottomLeft){--side:left}&:is(.at-UpperRight,.at-BottomRight){--side:right}',
      '.words{text-align:var(--side);justify-self:var(--side);',
      '&:is(.at-UpperLeft,.at-UpperRight) .words{align-self:start}&.at-Middle .words{align-self:center;',
    ])
      expect(sides).toContain(rule);
    expect(usual).toMatch(/\.words\{[^}]*place-self:var\(--\w,end center\)/);
    const least = (css: string, slide: string) =>
      Number(new RegExp(`${slide}\\{[^}]*min-height:var\\(--\\w,clamp\\(([\\d.]+)rem`).exec(css)?.[1]);
    const [small, medium, large] = [
      least(heights, '\\.small \\.slide'),
      least(usual, '\\.slide'),
      least(heights, '\\.large \\.slide'),
    ];
    expect([small < medium, medium < large]).toEqual([true, true]);
  });

  it('draws a button only with text and link, and two with their own [2:8] [1:106] [2:83] [1:83]', () => {
    const [first] = banner.data.banners;
    if (!first) throw new Error('The sample banner has no slide');
    const buttons = { buttonText: 'One', buttonLink: '/one', button2Text: 'Two', button2Link: '/two' };
    const both = { ...banner, data: { ...banner.data, banners: [{ ...first, ...buttons }] } };
    const drawn = [...view(both).querySelectorAll('a')];
    expect(drawn.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      ...['One /one', 'Two /two'],
    ]);
    const halves = [
      { ...first, buttonText: 'Text only', buttonLink: '', button2Text: '', button2Link: '/link-only' },
    ];
    const links = view({ ...banner, data: { ...banner.data, banners: halves } }).querySelectorAll('a');
    expect(links).toHaveLength(0);
  });

  it('needs no script and no controls with one slide, and renders nothing without slides [1:186] [2:8] [2:120] [2:119]', () => {
    const withSlides = (count: number) => ({
      ...banner,
      data: { ...banner.data, banners: banner.data.banners.slice(0, count) },
    });
    expect(islandsOfComponent(withSlides(1), {})).toEqual([]);
    expect(view(withSlides(1)).querySelector('.controls')).toBeNull();
    expect(view(withSlides(0)).body.innerHTML).toBe('');
    expect(islandsOfComponent(withSlides(2), {})).toEqual(['banner']);
  });
});
