import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MenuLink } from '../chrome/menu-link';
import { escapeHtml } from '../escape-html';
import type { SharedParts } from '../page-part';
import type { ChromeEntry, OffMenuParent } from '../site-model';
import type { Menu, ReadPage } from './read-page';

/** Builds the parts that all pages share, as a release does, from the responses of the public calls. */
export function sharedPartsOf({ menu, offMenuParents }: ReadPage): SharedParts {
  const entries = flatten(menu);
  const links = htmlOfEach([
    ...entries.map(({ entry }) => <MenuLink key={`entry-${entry.pageId}`} entry={entry} />),
    ...offMenuParents.map((entry) => <MenuLink key={`parent-${entry.pageId}`} entry={entry} />),
  ]);
  const parents = offMenuParents.map(({ href }, index) => [href, links[entries.length + index] ?? '']);
  return {
    companyName: escapeHtml(metaContent('[property="og:site_name"]')),
    ...sideMenuOf(metaContent('[name=side-menu]')),
    entries: entries.map(
      ({ entry, parent }, index): ChromeEntry => ({
        id: entry.pageId,
        path: entry.isExternal ? '' : entry.href,
        link: links[index] ?? '',
        parent,
      }),
    ),
    offMenuParents: Object.fromEntries(parents),
  };
}

/** Reads a value from the document, which saves a call. */
function metaContent(selector: string): string {
  return document.querySelector(`meta${selector}`)?.getAttribute('content') ?? '';
}

function sideMenuOf(where: string): Pick<SharedParts, 'sideMenu'> {
  return where === 'off' || where === 'from-4' ? { sideMenu: where } : {};
}

/** Flattens the menu into one list in which each entry's children follow it. */
function flatten({ mainPages, parentPages, childPages, subPages }: Menu) {
  const items = [...mainPages, ...parentPages, ...childPages, ...subPages];
  const entries: { entry: OffMenuParent; parent: number }[] = [];
  const add = (parentId: number | null, parent: number) => {
    for (const { page, fullUrl: href } of items.filter((item) => item.parentId === parentId)) {
      const { id: pageId, name, isExternal, openType, allowNavigation: isLink } = page;
      const index = entries.push({ entry: { pageId, name, href, isExternal, openType, isLink }, parent }) - 1;
      add(pageId, index);
    }
  };
  add(null, -1);
  return entries;
}

/** Renders elements to the HTML that a release would produce for them. */
function htmlOfEach(elements: ReactNode[]): string[] {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(elements));
  const html = [...holder.children].map(({ outerHTML }) => outerHTML);
  root.unmount();
  return html;
}
