/** Paths under a site's own host that are not pages. */
const noPage = /^\/(api|assets|images)\/|\.[a-z]+$/i;

/** Returns the link around an event target if it leads to a page of this site and opens in this window. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (noPage.test(link.pathname)) return;
  // A fragment of the page that is shown: the browser scrolls there by itself.
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? undefined : link;
}
