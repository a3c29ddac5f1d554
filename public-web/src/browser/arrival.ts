import { start as startAnnouncements } from '../islands/announcement';
import { start as startBanners } from '../islands/banner';
import { start as startBoxes } from '../islands/boxes';
import { start as startConditions } from '../islands/conditions';
import { start as startEmbeds } from '../islands/embed';
import { start as startFiles } from '../islands/files';
import { start as startForms } from '../islands/form';
import type { IslandName, PageModel } from '../site-model';

/**
 * Does for a page that was drawn in place of another what a browser does by itself when it loads a document.
 */

const islands: Record<IslandName, () => void> = {
  announcement: startAnnouncements,
  banner: startBanners,
  boxes: startBoxes,
  form: startForms,
  conditions: startConditions,
  files: startFiles,
  embed: startEmbeds,
};

export interface Arrival {
  page: PageModel;
  islands: readonly IslandName[];
  /** The page's menu entry as HTML, if it has one. */
  menuLink: string | undefined;
}

export function arrive({ page, islands: needed, menuLink }: Arrival): void {
  describe(page);
  closeMenus();
  markCurrent(menuLink);
  for (const name of needed) islands[name]();
  focusHeading();
  announce(document.title);
}

function describe(page: PageModel): void {
  const siteName = document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? '';
  document.title = page.scoTitle || `${page.name} – ${siteName}`;
  setMeta('description', page.scoMetaDescription);
  setMeta('keywords', page.scoMetaKeywords);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = new URL(page.fullUrl, canonical.href).href;
}

function setMeta(name: string, content: string): void {
  const known = document.querySelector(`meta[name=${name}]`);
  if (content === '') {
    known?.remove();
    return;
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

function closeMenus(): void {
  // Browsers without popovers have none open.
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.togglePopover?.(false);
  for (const open of document.querySelectorAll('header details[open]')) open.removeAttribute('open');
}

function markCurrent(menuLink: string | undefined): void {
  for (const marked of document.querySelectorAll('header [aria-current]'))
    marked.removeAttribute('aria-current');
  const own = [...document.querySelectorAll('#menu a')].find(({ outerHTML }) => outerHTML === menuLink);
  own?.setAttribute('aria-current', 'page');
}

/** Keyboard and screen-reader users continue at the top of the new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!heading || document.activeElement?.closest('#main')) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus({ preventScroll: true });
}

let announcer: HTMLElement | undefined;

function announce(text: string): void {
  if (!announcer) {
    announcer = document.createElement('p');
    announcer.className = 'hidden';
    announcer.role = 'status';
    announcer.dataset.announcer = '';
    document.body.append(announcer);
  }
  announcer.textContent = text;
}
