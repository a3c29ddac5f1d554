import type { NavbarTab as Tab } from '@galley/shared/schemas/site';
import { Card, Stack, Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadedPart } from '../../lib/loaded-part';
import { FormSettingsForm } from '../../parts/forms/form-settings-form';
import { BesidePreview } from '../../parts/preview/beside-preview';
import { usePreviewStore } from '../../parts/preview/preview-store';
import { useSiteState } from '../../parts/session/use-guard-state';
import type { CompanyFormValues } from '../../parts/site-information/company-fields';
import type { FooterValues } from '../../parts/site-information/footer-labels';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { CompanyTab } from './company-tab';
import { LayoutSteps } from './layout-steps';
import { NavbarTab } from './navbar-tab';
import { type SiteInformationTab, siteInformationTabs } from './site-information-tabs';
import { TypedSitePreview } from './typed-site-preview';

// Rich text is the heaviest part of this screen.
const NavbarTabList = loadedPart(async () => (await import('./navbar-tab-list')).NavbarTabList);
const FooterTab = loadedPart(async () => (await import('./footer-tab')).FooterTab);

/** /SiteInformation: what is on every page of the site, with a preview of unsaved values. */
export function SiteInformationScreen() {
  const { forms } = useSiteState();
  const { tab, show, opened, isForLaunch } = useShownTab(forms.data === true);
  const company = usePreviewStore<CompanyFormValues>();
  const footer = usePreviewStore<FooterValues>();
  const stores = { company: company.store, footer: footer.store };
  const preview = (tabs?: Tab[], openTab?: number) => (
    <TypedSitePreview
      stores={stores}
      tabs={tabs}
      openTab={openTab}
      part={tab === 'footer' ? 'footer' : 'header'}
    />
  );
  const footerTab = (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <FooterTab onTyped={footer.show} isShown={tab === 'footer'} />
    </Suspense>
  );
  const navbarTabs = (
    <Suspense fallback={<FormSkeleton fields={2} />}>
      <NavbarTabList renderPreview={preview} />
    </Suspense>
  );
  // A launch takes one part at a time: the other tabs are about the live site.
  if (isForLaunch) {
    return (
      <Stack>
        <PageHeader title="Site information" crumbs={[]} />
        {tab === 'navbar' ? (
          navbarTabs
        ) : (
          <BesidePreview preview={preview()}>
            {tab === 'footer' ? footerTab : <CompanyTab onTyped={company.show} isShown />}
          </BesidePreview>
        )}
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader title="Site information" crumbs={[]} />
      <LayoutSteps onShow={show} />
      {/* Hidden panels stay mounted, so that their input is kept and can be read. */}
      <Tabs value={tab} keepMounted onChange={(next) => show(next as SiteInformationTab)}>
        <Tabs.List mb="md">
          <Tabs.Tab value="company">Company</Tabs.Tab>
          <Tabs.Tab value="navbar">Navbar</Tabs.Tab>
          <Tabs.Tab value="footer">Footer</Tabs.Tab>
          {forms.data && <Tabs.Tab value="form">Form</Tabs.Tab>}
        </Tabs.List>
        {/* The recipients of forms are nowhere on the site. */}
        <BesidePreview preview={preview()} isPreviewHidden={tab === 'form'}>
          <Tabs.Panel value="company">
            <CompanyTab onTyped={company.show} isShown={tab === 'company'} />
          </Tabs.Panel>
          <Tabs.Panel value="navbar">
            <Stack gap="lg">
              <NavbarTab />
              {opened.has('navbar') && navbarTabs}
            </Stack>
          </Tabs.Panel>
          <Tabs.Panel value="footer">{opened.has('footer') && footerTab}</Tabs.Panel>
          {forms.data && (
            <Tabs.Panel value="form" maw={720}>
              <Card>
                <FormSettingsForm />
              </Card>
            </Tabs.Panel>
          )}
        </BesidePreview>
      </Tabs>
    </Stack>
  );
}

/** The tab in the URL, and those that were opened before. */
function useShownTab(hasForms: boolean) {
  const [params, setParams] = useSearchParams();
  const named = siteInformationTabs.find((name) => name === params.get('tab')?.toLowerCase());
  const tab: SiteInformationTab = named && (named !== 'form' || hasForms) ? named : 'company';
  const [opened, setOpened] = useState<ReadonlySet<SiteInformationTab>>(new Set());
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return {
    tab,
    opened,
    isForLaunch: params.has('launch') && tab !== 'form',
    show: (next: SiteInformationTab) => setParams(next === 'company' ? {} : { tab: next }, { replace: true }),
  };
}
