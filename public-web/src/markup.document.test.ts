import { describe, expect, it } from 'vitest';
import { assemblePage } from './assemble';
import { renderChrome, renderPage } from './entry-server';
import type { PageModel } from './site-model';
import { openDocument } from './testing/open-document';
import { sampleHomePage, sampleInnerPage } from './testing/sample-pages';
import { sampleSite } from './testing/sample-site';
import { styleGuideHome, styleGuideInner } from './testing/style-guide';

const chrome = renderChrome(sampleSite);

/** Copies of every picture, so that browsers have a choice. */
function withCopies(page: PageModel): PageModel {
  const urls = new Set(JSON.stringify(page).match(/acme\/\d+\/[\w-]+\.(png|jpg|svg)/g));
  const image = {
    altText: 'Seen',
    width: 2_000,
    height: 1_000,
    fileNumber: 1,
    widths: [320, 640, 960, 1_440],
  };
  return { ...page, images: Object.fromEntries([...urls].map((url) => [url, image])) } as PageModel;
}

const opened = (page: PageModel) =>
  openDocument(
    assemblePage(chrome, renderPage(withCopies(page), sampleSite), {
      path: page.fullUrl,
      origin: 'https://harborpine.example',
    }),
  ).window.document;

const pages = { sampleHomePage, sampleInnerPage, styleGuideHome, styleGuideInner };

const tag = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
const nameOf = (element: Element | null | undefined) =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';

/** What holds of every element of its kind, so that new components are held to it, too. */
describe.each(Object.entries(pages))('the markup of %s', (_name, page) => {
  const document = opened(page);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const wrong = (selector: string, isRight: (element: Element) => boolean) =>
    all(selector)
      .filter((element) => !isRight(element))
      .map(tag);

  it.each(['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'])(
    'refers by %s to what is there',
    (by) => {
      const ids = (element: Element) => element.getAttribute(by)?.split(' ') ?? [];
      expect(wrong(`[${by}]`, (element) => ids(element).every((id) => document.getElementById(id)))).toEqual(
        [],
      );
    },
  );

  it('opens every panel by a button, and closes every dialog by another [2:63] [2:122]', () => {
    const opens = (panel: Element) => document.querySelector(`button[popovertarget="${panel.id}"]`) !== null;
    expect(wrong('[popover]', (panel) => opens(panel) && nameOf(panel) !== '')).toEqual([]);
    const closes = (dialog: Element) => dialog.querySelector('button[popovertargetaction="hide"]') !== null;
    expect(wrong('div[popover]', (it) => it.getAttribute('role') === 'dialog' && closes(it))).toEqual([]);
    expect(wrong('button', (button) => button.hasAttribute('type'))).toEqual([]);
  });

  it('names what an entry of the menu or of a list unfolds', () => {
    const unfolded = (summary: Element) => nameOf(summary.closest('li')?.querySelector('a, span'));
    const isNamed = (summary: Element) => nameOf(summary) === `More under ${unfolded(summary)}`;
    expect(wrong('nav summary[aria-label]', isNamed)).toEqual([]);
    expect(wrong('summary', (summary) => nameOf(summary) !== '')).toEqual([]);
  });

  it('keeps other windows apart and draws every icon', () => {
    const isApart = (link: Element) => link.getAttribute('rel')?.includes('noopener') === true;
    expect(wrong('a[target="_blank"]', isApart)).toEqual([]);
    expect(all('a[target="_blank"]').length).toBeGreaterThan(0);
    expect(wrong('svg', (icon) => icon.querySelector('[d]:not([d=""]), circle, rect') !== null)).toEqual([]);
  });

  it('says where content comes from that a click loads, and what it is', () => {
    const isSaid = (link: Element) =>
      /^Loads from .+/.test(link.querySelector('small')?.textContent ?? '') &&
      /^https:/.test(link.getAttribute('data-embed') ?? '') &&
      (link.getAttribute('data-title') ?? '') !== '';
    expect(wrong('a.load', isSaid)).toEqual([]);
  });

  it('limits what is typed into a form [2:149] [2:150] [2:152]', () => {
    const typed = ['text', 'email', 'tel'].map((type) => `main form input[type="${type}"]`).join();
    expect(wrong(`${typed}, main form textarea`, (input) => input.hasAttribute('maxlength'))).toEqual([]);
  });

  it('loads the first picture at once and the others when they come near, in a width that fits', () => {
    const pictures = all('main img');
    const early = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(early).toEqual(pictures.slice(0, 1));
    // A slide of a banner is as wide as the window, which is what browsers assume.
    const choosing = wrong(
      'main img[srcset]',
      (it) => it.hasAttribute('sizes') || it.closest('.banner') !== null,
    );
    expect(choosing).toEqual([]);
  });
});
