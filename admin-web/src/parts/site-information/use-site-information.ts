import type { MenuEntry } from '@galley/public-web/site-model';
import type { Footer, Navbar, NavbarTab } from '@galley/shared/schemas/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiRequest, type ApiResponse, api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../pages/page-keys';
import { companyNameKey } from '../session/use-company-name';
import { siteStateKeys, useSiteState } from '../session/use-guard-state';

// Every save is followed by `pageKeys.all`, too: pages show each part of the site, and a launch may be about it.
const siteInformationKeys = {
  company: ['site-information', 'company'],
  navbar: ['site-information', 'navbar'],
  navbarTabs: ['site-information', 'navbar-tabs'],
  footer: ['site-information', 'footer'],
  // A change of a page may change what visitors see of the menu.
  menu: [...pageKeys.menu, 'of-visitors'],
} as const;

const companySettings = queryOptions({
  queryKey: siteInformationKeys.company,
  queryFn: ({ signal }) => api('getCompanySettings', {}, { signal }),
});

export const useGetCompanySettings = () => useQuery(companySettings);

const beingMadeMs = 2_000;

/** Reads the pictures made of the logo, and polls while they are being made. */
export function useLogoPictures() {
  const { data } = useQuery({
    ...companySettings,
    refetchInterval: ({ state }) => (state.data?.logoPictures.isCurrent === false ? beingMadeMs : false),
  });
  return data?.logoPictures;
}

/** Creates the settings when their id is 0, else updates them. */
export const useSaveCompanySettings = () =>
  useChange(
    (settings: ApiRequest<'createCompanySettings'>) =>
      settings.companySettings.id === 0
        ? api('createCompanySettings', settings)
        : api('updateCompanySettings', settings),
    [siteInformationKeys.company, companyNameKey, siteStateKeys.all, pageKeys.all],
  );

export const useGetNavbar = () => useRead(siteInformationKeys.navbar, 'getNavbar');

/** Creates the navbar when its id is 0, else updates it. */
export const useSaveNavbar = () =>
  useChange(
    (navbar: Navbar) => (navbar.id === 0 ? api('createNavbar', navbar) : api('updateNavbar', navbar)),
    [siteInformationKeys.navbar, siteStateKeys.all, pageKeys.all],
  );

/** Reads the tabs in order. */
export const useListNavbarTabs = () => useRead(siteInformationKeys.navbarTabs, 'listNavbarTabs');

/** Creates a tab when its id is 0, else updates it. */
export const useSaveNavbarTab = () =>
  useChange(
    (tab: NavbarTab) => (tab.id === 0 ? api('createNavbarTab', tab) : api('updateNavbarTab', tab)),
    [siteInformationKeys.navbarTabs, pageKeys.all],
  );

export const useDeleteNavbarTab = () =>
  useChange(
    (componentId: number) => api('deleteNavbarTab', { componentId }),
    [siteInformationKeys.navbarTabs, pageKeys.all],
    'onSettled',
  );

/** Saves the order of all tabs. */
export const useUpdateNavbarTabOrder = () =>
  useChange(
    (navbarTabIds: number[]) => api('updateNavbarTabOrder', { navbarTabIds }),
    [siteInformationKeys.navbarTabs, pageKeys.all],
    'onSettled',
  );

export const useGetFooter = () => useRead(siteInformationKeys.footer, 'getFooter');

/** Creates the footer when its id is 0, else updates it. */
export const useSaveFooter = () =>
  useChange(
    (footer: Footer) => (footer.id === 0 ? api('createFooter', footer) : api('updateFooter', footer)),
    [siteInformationKeys.footer, siteStateKeys.all, pageKeys.all],
  );

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
