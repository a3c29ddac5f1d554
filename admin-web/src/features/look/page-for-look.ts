/** The same page without its content, for a style guide in its place. */
export function withoutContent(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelector('main')?.replaceChildren();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/**
 * Removes style and scripts of a page's document, to draw it in another theme. The header's button depends on the
 * theme and is drawn separately; nothing on the page can be operated.
 */
export function pageForLook(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, style, link, meta')) element.remove();
  const bar = page.querySelector('header .bar');
  bar?.querySelector(':scope > .button')?.remove();
  const action = page.createElement('span');
  action.style.display = 'contents';
  action.setAttribute('data-parts', '');
  bar?.insertBefore(action, bar.querySelector('.open-menu'));
  page.body.setAttribute('inert', '');
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
