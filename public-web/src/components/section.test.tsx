import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { SectionSettings } from '@galley/shared/components/section';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { hasOwnHeading } from '../has-own-heading';
import { renderPage } from '../render-page';
import { openDocument } from '../testing/open-document';
import { sampleHomePage } from '../testing/sample-pages';
import { sampleSite } from '../testing/sample-site';
import { styleGuideComponents } from '../testing/style-guide';
import { ComponentView, type ViewMode } from './component-view';

const notice = (settings: SectionSettings): RenderableComponent => ({
  type: 'Announcement',
  componentId: 1,
  data: { componentName: 'Notice', announcementText: 'Open', ...settings },
});
const html = (component: RenderableComponent, mode: ViewMode = 'visitor', place: object = {}) =>
  renderToStaticMarkup(<ComponentView component={component} mode={mode} {...place} />);
const first = (type: RenderableComponent['type']) => {
  const found = styleGuideComponents.find((component) => component.type === type);
  if (!found) throw new Error(`The style guide has no ${type}`);
  return found;
};
const pageOf = (...components: RenderableComponent[]) =>
  renderPage({ ...sampleHomePage, forms: {}, components }, sampleSite);

describe('section settings', () => {
  it('leave a component of an observed type unchanged until something is chosen', () => {
    const plain = html(notice({}));
    expect(plain).toMatch(/^<aside/);
    const usual = { sectionBackground: 'none', sectionSpacing: 'normal', sectionHidden: false } as const;
    expect(html(notice(usual))).toBe(plain);
    const chosen = html(
      notice({ sectionBackground: 'dark', sectionSpacing: 'roomy', sectionAnchor: 'news' }),
    );
    expect(chosen).toBe(`<section id="news" class="section on-dark space-roomy">${plain}</section>`);
    expect(pageOf(notice({ sectionBackground: 'dark' })).styles).toContain('section');
    expect(pageOf(notice({})).styles).not.toContain('section');
  });

  it('hide a component from visitors and previews, and mark it in the editor', () => {
    const hidden = notice({ sectionHidden: true });
    expect([html(hidden), html(hidden, 'preview')]).toEqual(['', '']);
    expect(html(hidden, 'editor')).toContain('<div data-galley-hidden="">');
  });

  it("start with the type's own background", () => {
    expect(html(first('CallToAction'))).toContain('class="section on-brand ask row"');
  });
});

describe('a hero', () => {
  it('is the heading of a home page that starts with it, and a heading of a section elsewhere', () => {
    const hero = first('Hero');
    const isFirst = { isFirst: true, isHome: true };
    expect(html(hero, 'visitor', isFirst)).toContain('<h1>');
    for (const place of [{ isFirst: true }, { isHome: true }]) {
      expect(html(hero, 'visitor', place)).not.toContain('<h1>');
    }
    expect(hasOwnHeading([notice({}), hero])).toBe(true);
    expect(hasOwnHeading([first('Cards'), hero])).toBe(false);
    expect(pageOf(notice({}), hero).main.match(/<h1/g)).toHaveLength(1);
  });
});

describe('an accordion', () => {
  it('gives search engines its questions and answers, if it has any', () => {
    const accordion = first('Accordion') as Extract<RenderableComponent, { type: 'Accordion' }>;
    const { document } = openDocument(html(accordion)).window;
    const [question] = document.querySelectorAll(
      '[itemtype="https://schema.org/FAQPage"] > [itemprop="mainEntity"]',
    );
    expect(question?.querySelector('[itemprop="name"]')?.textContent).toBe('How soon can you look at her?');
    const answer = question?.querySelector('[itemprop="acceptedAnswer"] > [itemprop="text"]');
    expect(answer?.textContent).toContain('Within the week');
    const plain = { ...accordion, data: { ...accordion.data, isFaq: false } };
    expect(html(plain)).not.toContain('schema.org');
  });
});
