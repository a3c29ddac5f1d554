import type { DOMWindow } from 'jsdom';
import { assemblePage } from '../assemble';
import { renderChrome, renderPage } from '../entry-server';
import { lateScripts } from '../generated/site-assets';
import type { PageModel } from '../site-model';
import { openDocument } from './open-document';
import { sampleHomePage } from './sample-pages';
import { sampleSite } from './sample-site';

/** The built scripts, run inside a document that needs them. */
export const homeWith = (page: PageModel) =>
  assemblePage(renderChrome(sampleSite), renderPage(page, sampleSite), {
    path: '/',
    origin: 'https://harborpine.example',
  });
export const homePage = homeWith(sampleHomePage);

export interface Browser {
  reducesMotion?: boolean;
  /** The pictures have not loaded yet. */
  areLoading?: boolean;
  fetch?: typeof fetch;
  dismissed?: Record<string, string>;
  html?: string;
  /** No visitor has interacted with the form yet, so the second half of its script is not loaded. */
  isUntouched?: boolean;
}

export function openHome({
  reducesMotion = false,
  areLoading = false,
  fetch,
  dismissed = {},
  html = homePage,
  isUntouched = false,
}: Browser = {}) {
  let isLoading = areLoading;
  const scrolledTo: number[] = [];
  const timers = new Map<number, { run: () => void; milliseconds: number }>();
  const dom = openDocument(html, {
    runsScripts: true,
    prepare: (window: DOMWindow) => {
      window.matchMedia = (() => ({ matches: reducesMotion })) as unknown as typeof window.matchMedia;
      if (fetch) window.fetch = fetch;
      let lastTimer = 0;
      window.setTimeout = ((run: () => void, milliseconds: number) => {
        lastTimer += 1;
        timers.set(lastTimer, { run, milliseconds });
        return lastTimer;
      }) as unknown as typeof window.setTimeout;
      window.clearTimeout = ((timer: number) => timers.delete(timer)) as typeof window.clearTimeout;
      for (const [key, value] of Object.entries(dismissed)) window.localStorage.setItem(key, value);
      // jsdom has no layout and loads nothing: every slide is 100 wide, and a picture has loaded when the
      // test says so.
      Object.defineProperties(window.HTMLElement.prototype, {
        clientWidth: { get: () => 100 },
        offsetLeft: {
          get(this: HTMLElement) {
            return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
          },
        },
        scrollTo: {
          value(this: HTMLElement, { left }: { left: number }) {
            scrolledTo.push(left);
            this.scrollLeft = left;
            this.dispatchEvent(new window.Event('scroll'));
          },
        },
      });
      Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { get: () => !isLoading });
    },
  });
  const { window } = dom;
  const end = (event: 'load' | 'error', picture: Element) => {
    isLoading = false;
    picture.dispatchEvent(new window.Event(event));
  };
  /** jsdom loads no files, so requested scripts are run here. */
  const loadScripts = () => {
    const asked = [...window.document.querySelectorAll<HTMLScriptElement>('script[src]')];
    for (const { src } of asked) window.eval(lateScripts[new URL(src).pathname] ?? '');
    return asked.length;
  };
  if (!isUntouched) {
    window.document.querySelector('[data-sent]')?.dispatchEvent(new window.Event('mouseenter'));
    loadScripts();
  }
  return { window, document: window.document, scrolledTo, timers, end, loadScripts };
}

export function element<Type extends HTMLElement>(document: Document, selector: string): Type {
  const found = document.querySelector<Type>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}
