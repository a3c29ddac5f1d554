import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MenuLink } from '../chrome/menu-link';
import { escapeHtml } from '../escape-html';
import type { SharedParts } from '../page-part';
import type { ChromeEntry, OffMenuParent } from '../site-model';
import type { Menu, ReadPage } from './read-page';

/** What all pages share, as a release has it, made from the answers of the public calls. */
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

/** The document says it; the calls would be one more only for this. */
function metaContent(selector: string): string {
  return document.querySelector(`meta${selector}`)?.getAttribute('content') ?? '';
}

function sideMenuOf(where: string): Pick<SharedParts, 'sideMenu'> {
  return where === 'off' || where === 'from-4' ? { sideMenu: where } : {};
}

/** The whole menu in one list, each entry's children right after it. */
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

/** Elements as the HTML that a release would have of them. */
function htmlOfEach(elements: ReactNode[]): string[] {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(elements));
  const html = [...holder.children].map(({ outerHTML }) => outerHTML);
  root.unmount();
  return html;
}
