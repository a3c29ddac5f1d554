import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { definitionOf, isCreatableType } from '@galley/shared/components/dictionary';
import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import type { PublicPageContent } from '@galley/shared/contract/public-site';
import { namesByNumber } from '@galley/shared/page-links';
import type { PageModel } from '../site-model';

export interface PagePath {
  /** The path, decoded. */
  path: string;
  /** The segments of the path, as the routes name them. */
  parts: Partial<Record<'parentMenu' | 'childMenu' | 'subMenu' | 'friendlyUrl', string | undefined>>;
}

/** All levels of the menu, as flat lists. */
export type Menu = CallOutput<Contract['listSideMenuItems']>;

/** The data from which another page of the site is drawn. */
export interface ReadPage {
  model: PageModel;
  menu: Menu;
  offMenuParents: PublicPageContent['offMenuParents'];
}

type PublicRead = 'getPageByMenuAndName' | 'listSideMenuItems';
const paths: { [Name in PublicRead]: Contract[Name]['path'] } = {
  getPageByMenuAndName: '/api/pages/GetPageByMenuAndPageName',
  listSideMenuItems: '/api/Components/GetSideMenuItems',
};

let menu: Promise<Menu> | undefined;

/**
 * Reads a page through the public calls; the menu is read only once.
 * @param release of the document: its menu and footer are kept as long as the site has not changed
 * @throws where there is no page at exactly this path, or the site has changed since the release
 */
export async function readPage(
  { path, parts }: PagePath,
  release: number,
  signal: AbortSignal,
): Promise<ReadPage> {
  const named = Object.entries({ ...parts, friendlyUrl: parts.friendlyUrl ?? '/' });
  const query = named.filter((part): part is [string, string] => part[1] !== undefined);
  menu ??= call('listSideMenuItems', [], undefined);
  const [content, items] = await Promise.all([call('getPageByMenuAndName', query, signal), menu]).catch(
    (error) => {
      menu = undefined;
      throw error;
    },
  );
  const { page, components, forms, images, offMenuParents } = content;
  if (content.release !== release) throw new Error('The site has changed since this document was loaded.');
  // A newer release made the component: its document shows what this script cannot draw.
  if (!components.every(({ type }) => isCreatableType(type)))
    throw new Error('The page holds something new.');
  if (content.isArticle || components.some(({ type }) => definitionOf(type)?.showsSite))
    throw new Error('The page shows what only its document knows.');
  if (namesByNumber(components)) throw new Error('The page leads where only its document knows.');
  if (page.fullUrl !== path) throw new Error('The page has another path.');
  return {
    model: {
      pageId: page.id,
      name: page.name,
      fullUrl: page.fullUrl,
      scoTitle: page.scoTitle,
      scoMetaDescription: page.scoMetaDescription,
      scoMetaKeywords: page.scoMetaKeywords,
      sideMenu: content.sideMenu,
      // The stored components were validated by the schemas of their types.
      components: components as RenderableComponent[],
      forms: Object.fromEntries(forms.map((form) => [form.id, form])),
      images,
    },
    menu: items,
    offMenuParents,
  };
}

async function call<Name extends PublicRead>(
  name: Name,
  query: [string, string][],
  signal: AbortSignal | undefined,
): Promise<CallOutput<Contract[Name]>> {
  const text = new URLSearchParams(query).toString();
  const response = await fetch(paths[name] + (text && `?${text}`), { signal: signal ?? null });
  if (!response.ok) throw new Error(`${paths[name]} answered ${response.status}.`);
  return (await response.json()) as CallOutput<Contract[Name]>;
}
