/**
 * A page's document without its style and scripts, to be drawn in another look. What the header asks for depends on
 * the look and is drawn into it from here; everything else of the page is only to be seen.
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
