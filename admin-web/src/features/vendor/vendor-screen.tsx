import { linkTo } from '@galley/shared/admin-screens';
import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../ui/page-header';
import { CompanyList } from './company-list';
import { CreateCompanyDialog } from './create-company-dialog';
import { ProviderSettingsForm } from './provider-settings-form';

/** /TracSoftSettings: the vendor's settings of the installation, and its companies. */
export function VendorScreen() {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Stack gap="lg" maw={1400}>
      <PageHeader
        title="Companies"
        crumbs={[]}
        actions={
          <>
            <Button component={Link} to={linkTo('settings')} variant="default">
              Initialization Settings
            </Button>
            <Button onClick={() => setIsCreating(true)}>Create Company</Button>
          </>
        }
      />
      <CompanyList onCreate={() => setIsCreating(true)} />
      <Card component="section" aria-labelledby="provider-settings">
        <Title order={2} mb={4} id="provider-settings">
          Provider settings
        </Title>
        <Text c="dimmed" mb="md">
          They apply to every company in this installation.
        </Text>
        <ProviderSettingsForm />
      </Card>
      {isCreating && <CreateCompanyDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
}
