import type { MenuEntry } from '@galley/public-web/site-model';
import { useQuery } from '@tanstack/react-query';
import { type ApiResponse, api } from '../../lib/api';
import { useSiteState } from '../session/use-guard-state';
import { siteInformationKeys } from './site-information-keys';

type MenuItem = ApiResponse<'listMenuItems'>[number];

/**
 * Reads the menu as visitors see it; empty while loading. Before the layout is complete there are no public pages.
 */
export function useListMenuItems(): MenuEntry[] {
  const { layout } = useSiteState();
  const { data } = useQuery({
    enabled: layout.data === true,
    queryKey: siteInformationKeys.menu,
    queryFn: async ({ signal }) => (await api('listMenuItems', {}, { signal })).map(entryOf),
  });
  return data ?? noEntries;
}

const noEntries: MenuEntry[] = [];

function entryOf({ page, subMenuPages }: MenuItem): MenuEntry {
  const { id, name, fullUrl, isExternal, openType, allowNavigation } = page;
  return {
    pageId: id,
    name,
    href: fullUrl,
    isExternal,
    openType,
    isLink: allowNavigation,
    children: subMenuPages.map(entryOf),
  };
}
