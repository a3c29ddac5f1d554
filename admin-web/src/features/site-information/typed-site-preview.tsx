import type { NavbarTab } from '@galley/shared/schemas/site';
import { Skeleton } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { type PreviewStore, useTypedValues } from '../editor/canvas/typed-values';
import { useCompany } from '../session/use-company-name';
import { type CompanyFormValues, companyFormValues } from './company-fields';
import type { FooterValues } from './footer-labels';
import type { SitePart } from './site-page';
import { SitePreview } from './site-preview';
import { typedSite } from './typed-site';
import {
  useGetCompanySettings,
  useGetFooter,
  useListMenuItems,
  useListNavbarTabs,
} from './use-site-information';

export interface TypedStores {
  company: PreviewStore<CompanyFormValues>;
  footer: PreviewStore<FooterValues>;
}

interface TypedSitePreviewProps {
  stores: TypedStores;
  /** The tabs to show; absent: the stored ones. */
  tabs?: NavbarTab[] | undefined;
  openTab?: number | undefined;
  /** Scrolls to what is being edited. */
  part: SitePart;
}

const noTabs: NavbarTab[] = [];

/** Previews the current values of the forms; untouched forms have their stored values. */
export function TypedSitePreview({ stores, tabs, openTab, part }: TypedSitePreviewProps) {
  const { data: storedCompany } = useGetCompanySettings();
  const { data: storedFooter } = useGetFooter();
  const { data: storedTabs } = useListNavbarTabs();
  const menu = useListMenuItems();
  const theme = useCompany()?.theme ?? undefined;
  // Key presses come first: the preview is rendered when there is time.
  const typedCompany = useDeferredValue(useTypedValues(stores.company));
  const typedFooter = useDeferredValue(useTypedValues(stores.footer));

  const site = useMemo(() => {
    const company =
      typedCompany ??
      (storedCompany &&
        companyFormValues(storedCompany.companySettings, storedCompany.adminVersionUpdateEmails));
    const footer = typedFooter ?? storedFooter;
    const logoPictures = storedCompany?.logoPictures;
    return (
      company && typedSite({ company, footer, tabs: tabs ?? storedTabs ?? noTabs, menu, theme, logoPictures })
    );
  }, [typedCompany, storedCompany, typedFooter, storedFooter, tabs, storedTabs, menu, theme]);
  return site ? <SitePreview site={site} openTab={openTab} part={part} /> : <Skeleton h="100%" radius="md" />;
}
