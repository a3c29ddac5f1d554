import axe from 'axe-core';
import type { DOMWindow } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { assembleBusy, assembleNotFound, assembleOpening, assembleSuspended } from './assemble-notice';
import { renderChrome, renderPage } from './entry-server';
import type { PageModel } from './site-model';
import { openDocument } from './testing/open-document';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideHome, styleGuideInner } from './testing/style-guide';

const chrome = renderChrome(sampleSite);
const origin = 'https://harborpine.example';

function pageHtml(page: PageModel): string {
  return assemblePage(chrome, renderPage(page, sampleSite), { path: page.fullUrl, origin });
}

const documents = {
  'home page': pageHtml(sampleHomePage),
  'inner page': pageHtml(sampleInnerPage),
  'style guide as a home page': pageHtml(styleGuideHome),
  'style guide as an inner page': pageHtml(styleGuideInner),
  'missing page': assembleNotFound(chrome, { path: '/nowhere' }),
  'suspended company': assembleSuspended('Acme', chrome, {}),
  'site that has not opened': assembleOpening(chrome, {}),
  'site of which nothing is known': assembleOpening(undefined, {}),
  'answer that failed': assembleBusy(chrome),
};

/**
 * Caches computed styles: axe asks for the style of every element many times, and jsdom matches its whole
 * default style sheet each time. The documents have no other style sheet here, so the start tag determines
 * the result.
 */
function rememberStyles(window: DOMWindow) {
  const styles = new Map<string, CSSStyleDeclaration>();
  const computed = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return computed(element, pseudo);
    const tag = (element.cloneNode(false) as Element).outerHTML;
    const style = styles.get(tag) ?? computed(element);
    styles.set(tag, style);
    return style;
  };
}

describe('axe', () => {
  // The style guide is checked in a browser at two widths instead: sections.spec.ts.
  const looked = Object.entries(documents).filter(([name]) => !name.startsWith('style guide'));
  it.each(looked)('finds nothing on the %s', async (_name, html) => {
    const { window } = openDocument(html);
    rememberStyles(window);
    window.eval(axe.source);
    // Contrast needs layout, which jsdom lacks; brand-colors.test.ts computes it instead.
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
      window.document.documentElement,
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } },
    );
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual(
      [],
    );
    expect(passes.length).toBeGreaterThan(3);
  });
});

describe('landmarks', () => {
  it('are one header, one main, one footer, and named navigations [2:63]', () => {
    const { document } = openDocument(documents['inner page']).window;
    for (const landmark of ['body > header', 'main', 'body > footer']) {
      expect(document.querySelectorAll(landmark), landmark).toHaveLength(1);
    }
    const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'));
    expect(names).toEqual(['Main', 'Breadcrumbs', 'Pages', 'In this section']);
  });

  it('can be skipped: the first link leads to the content', () => {
    const { document } = openDocument(documents['inner page']).window;
    const target = document.querySelector('a')?.getAttribute('href') ?? '';
    expect(document.querySelector(target)?.tagName).toBe('MAIN');
  });
});

describe('pictures', () => {
  it('have an alternative text and a size, so that nothing moves when they load', () => {
    const images = Object.values(documents).flatMap((html) => [
      ...openDocument(html).window.document.querySelectorAll('img'),
    ]);
    expect(images.length).toBeGreaterThan(4);
    for (const image of images) {
      for (const attribute of ['alt', 'width', 'height']) {
        expect(image.hasAttribute(attribute), image.outerHTML).toBe(true);
      }
    }
  });
});
