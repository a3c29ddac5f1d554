/** What is served under a site's own host and is no page. */
const noPage = /^\/(api|assets|images)\/|\.[a-z]+$/i;

/** The link around what someone turned to, where it leads to a page of this site that opens in this window. */
export function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (noPage.test(link.pathname)) return;
  // A part of the page that is shown: the browser goes there by itself.
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? undefined : link;
}
