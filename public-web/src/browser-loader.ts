import { pageLinkAt } from './browser/page-link';
import type { Site } from './entry-browser';

/**
 * The first script of a hydrated site, and all that a visitor of one page loads. The rest comes as soon as someone
 * turns to a link of the site; where anything fails, links are what they are without scripts.
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

// Back, after this document was loaded again: its address changes, but nothing else does by itself.
addEventListener('popstate', () => {
  if (site === undefined && location.pathname !== loadedPath) loadSite().catch(() => location.reload());
});
