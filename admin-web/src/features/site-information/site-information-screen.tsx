import { Stack, Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { useLeaveWarning } from '../../ui/use-leave-warning';
import { useSiteState } from '../session/use-guard-state';
import { FormSettingsForm } from '../settings/form-settings-form';
import { CompanyTab } from './company-tab';
import { NavbarTab } from './navbar-tab';

// Rich text is the heaviest part of this screen.
const NavbarTabList = lazy(async () => ({
  default: (await import('./navbar-tab-list')).NavbarTabList,
}));
const FooterTab = lazy(async () => ({ default: (await import('./footer-tab')).FooterTab }));

/** /SiteInformation: what stands on every page of the site. */
export function SiteInformationScreen() {
  const { forms } = useSiteState();
  const [opened, setOpened] = useState<ReadonlySet<string | null>>(new Set());
  const [isCompanyUnsaved, setCompanyUnsaved] = useState(false);
  const [isFooterUnsaved, setFooterUnsaved] = useState(false);
  useLeaveWarning(() => isCompanyUnsaved || isFooterUnsaved);
  return (
    <Stack>
      <PageHeader title="Site information" crumbs={[]} />
      {/* The panels stay when another one is shown, so that what was typed stays too. */}
      <Tabs
        defaultValue="company"
        keepMounted
        onChange={(tab) => setOpened((before) => new Set([...before, tab]))}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="company">Company</Tabs.Tab>
          <Tabs.Tab value="navbar">Navbar</Tabs.Tab>
          <Tabs.Tab value="footer">Footer</Tabs.Tab>
          {forms.data && <Tabs.Tab value="form">Form</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="company">
          <CompanyTab onDirtyChange={setCompanyUnsaved} />
        </Tabs.Panel>
        <Tabs.Panel value="navbar">
          <Stack gap="lg">
            <NavbarTab />
            {opened.has('navbar') && (
              <Suspense fallback={<FormSkeleton fields={2} />}>
                <NavbarTabList />
              </Suspense>
            )}
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="footer">
          {opened.has('footer') && (
            <Suspense fallback={<FormSkeleton fields={3} />}>
              <FooterTab onDirtyChange={setFooterUnsaved} />
            </Suspense>
          )}
        </Tabs.Panel>
        {forms.data && (
          <Tabs.Panel value="form" maw={720}>
            <FormSettingsForm onSaved={() => undefined} />
          </Tabs.Panel>
        )}
      </Tabs>
    </Stack>
  );
}
