import { propertyLetters } from '@galley/public-web/generated/site-assets';
import { imageSource } from '@galley/public-web/image-source';
import { madeOfLogo } from '@galley/public-web/logo-pictures';
import type { SiteModel } from '@galley/public-web/site-model';
import { themeCss } from '@galley/public-web/theme-css';
import { type NavbarTab, socialLinkFields } from '@galley/shared/schemas/site';
import { Group, Skeleton, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useDeferredValue, useMemo } from 'react';
import { type Device, DeviceChoice, devices } from '../../parts/preview/device-choice';
import pane from '../../parts/preview/preview-pane.module.css';
import { type PreviewStore, usePreviewValues } from '../../parts/preview/preview-store';
import { SiteFrame } from '../../parts/preview/site-frame';
import { useCompany } from '../../parts/session/use-company-name';
import type { CompanyFields } from '../../parts/site-information/company-fields';
import { type CompanyFormValues, companyFormValues } from '../../parts/site-information/company-fields';
import type { FooterValues } from '../../parts/site-information/footer-labels';
import {
  useGetCompanySettings,
  useGetFooter,
  useListMenuItems,
  useListNavbarTabs,
} from '../../parts/site-information/use-site-information';
import { useRememberedState } from '../../ui/use-remembered-state';
import { SitePage, type SitePart } from './site-page';
import pageCss from './site-page.css?inline';
import classes from './typed-site-preview.module.css';

export interface PreviewStores {
  company: PreviewStore<CompanyFormValues>;
  footer: PreviewStore<FooterValues>;
}

interface TypedSitePreviewProps {
  stores: PreviewStores;
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
  const typedCompany = useDeferredValue(usePreviewValues(stores.company));
  const typedFooter = useDeferredValue(usePreviewValues(stores.footer));

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

interface TypedSite {
  company: CompanyFields;
  footer: FooterValues | undefined;
  tabs: NavbarTab[];
  menu: SiteModel['menu'];
  theme: SiteModel['theme'];
  logoPictures: SiteModel['logoPictures'];
}

/** Builds the model of the public site's renderers from unsaved values. */
function typedSite({ company, footer, tabs, menu, theme, logoPictures }: TypedSite): SiteModel {
  const { contentColumn1 = '', contentColumn2 = '', contentColumn3 = '', contentColumn4 = '' } = footer ?? {};
  return {
    ...company,
    companyKey: '',
    // The preview runs no script.
    siteRuntime: 'static',
    companyName: company.companyName || 'Company name',
    copyrightName: company.copyrightName || 'Copyright name',
    social: Object.fromEntries(
      socialLinkFields.map((field) => [field, company[field]]).filter(([, link]) => link !== ''),
    ),
    footer: { contentColumn1, contentColumn2, contentColumn3, contentColumn4 },
    tabs,
    menu,
    theme,
    ...(logoPictures && { logoPictures }),
    holidays: [],
  };
}

/** The theme's background colour instead of the frame's grey: its text may be light. */
const groundOfDesign = `.site{background:var(--${propertyLetters.background})}`;

interface SitePreviewProps {
  site: SiteModel;
  /** The id of the tab whose panel is open. */
  openTab?: number | undefined;
  /** Scrolls to what is being edited. */
  part: SitePart;
}

/** Previews what is on every page of the site, with unsaved values. */
function SitePreview({ site, openTab, part }: SitePreviewProps) {
  const [device, setDevice] = useRememberedState<Device>(
    'site-preview-device',
    window.innerWidth < 600 ? 'phone' : 'desktop',
  );
  const icon = site.favicon ? imageSource(site.favicon) : madeOfLogo(site).icon;
  return (
    <div className={pane.pane}>
      <Group justify="space-between" className={pane.head} wrap="nowrap">
        <Text fw={600}>Preview</Text>
        <DeviceChoice value={device} onChange={setDevice} />
      </Group>
      <Group gap={8} className={classes.browserTab} wrap="nowrap">
        {icon ? (
          <img key={icon} src={icon} alt="Favicon" width={16} height={16} />
        ) : (
          <IconWorld size={16} stroke={1.5} aria-hidden />
        )}
        <Text size="xs" truncate>
          Home – {site.companyName}
        </Text>
      </Group>
      <SiteFrame
        title="Preview of the site"
        themeCss={themeCss(site)}
        css={`${pageCss}${site.theme ? groundOfDesign : ''}`}
        width={devices[device].width}
      >
        {() => <SitePage site={site} openTab={openTab} part={part} />}
      </SiteFrame>
    </div>
  );
}
