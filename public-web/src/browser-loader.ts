import { pageLinkAt } from './browser/page-link';
import type { Site } from './entry-browser';

/**
 * The first script of a hydrated site, and all that a visitor of a single page loads. The rest loads as soon
 * as the visitor points at or focuses a link of the site. If anything fails, links work as they do without
 * scripts.
 */
const loadedPath = location.pathname;
const script = document.querySelector<HTMLElement>('script[data-release]');
let site: Promise<Site> | undefined;

function loadSite(): Promise<Site> {
  site ??= import('./entry-browser').then(({ hydrate }) =>
    hydrate(loadedPath, Number(script?.dataset.release)),
  );
  return site;
}

for (const event of ['pointerover', 'focusin', 'touchstart'] as const) {
  addEventListener(
    event,
    ({ target }) => {
      if (pageLinkAt(target)) loadSite().catch(() => undefined);
    },
    { passive: true },
  );
}

addEventListener('click', (event) => {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = isPlain && !event.defaultPrevented ? pageLinkAt(event.target) : undefined;
  if (!link) return;
  event.preventDefault();
  loadSite()
    .then(({ navigate }) => navigate(link.pathname + link.search + link.hash))
    .catch(() => location.assign(link.href));
});

// After this document was reloaded, going back changes only the URL: the page has to be loaded explicitly.
addEventListener('popstate', () => {
  if (site === undefined && location.pathname !== loadedPath) loadSite().catch(() => location.reload());
});
