import { changedPage } from '../../parts/preview/page-frame';

/** The same page without its content, for a style guide in its place. */
export const withoutContent = (html: string) =>
  changedPage(html, (page) => page.querySelector('main')?.replaceChildren());

/**
 * Removes style and scripts of a page's document, to draw it in another theme. The header's button depends on the
 * theme and is drawn separately; nothing on the page can be operated.
 */
export const pageForTheme = (html: string) =>
  changedPage(html, (page) => {
    for (const element of page.querySelectorAll('script, style, link, meta')) element.remove();
    const bar = page.querySelector('header .bar');
    bar?.querySelector(':scope > .button')?.remove();
    const action = page.createElement('span');
    action.style.display = 'contents';
    action.setAttribute('data-parts', '');
    bar?.insertBefore(action, bar.querySelector('.open-menu'));
    page.body.setAttribute('inert', '');
  });
