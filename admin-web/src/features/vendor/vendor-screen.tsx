import { linkTo } from '@galley/shared/admin-screens';
import { type ProviderSettings, providerSettingsSchema } from '@galley/shared/schemas/site';
import {
  Button,
  Card,
  NumberInput,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetProviderSettings, useUpdateProviderSettings } from '../../parts/companies/use-companies';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { withoutIdentity } from '../../ui/form/revisioned-form-options';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { CompanyList } from './company-list';
import { CreateCompanyDialog } from './create-company-dialog';

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
        <QueryBoundary
          query={useGetProviderSettings()}
          failure="The provider settings could not be loaded"
          skeleton={<Skeleton h={{ base: 330, md: 132 }} role="status" aria-label="Loading" />}
        >
          {(stored) => <Fields stored={stored} />}
        </QueryBoundary>
      </Card>
      {isCreating && <CreateCompanyDialog onClose={() => setIsCreating(false)} />}
    </Stack>
  );
}

/** An emptied number field has no number until something is typed. */
type Typed = Omit<ProviderSettings, 'versionLimit'> & { versionLimit: number | string };

function Fields({ stored }: { stored: ProviderSettings }) {
  const update = useUpdateProviderSettings();
  const form = useRevisionedForm<Omit<Typed, 'revision'>, Typed>({
    stored,
    load: withoutIdentity,
    labels: {
      dynamicFormEmail: 'Dynamic Form Email',
      versionUpdateEmail: 'Version Update Email',
      versionLimit: 'Version Limit',
    },
    place: 'provider settings',
    check: (values, over) => fieldErrors(providerSettingsSchema, { ...values, ...over }),
    read: (current) => providerSettingsSchema.safeParse(current).data,
    save: (values, over) =>
      update.mutateAsync({ ...values, ...over, versionLimit: Number(values.versionLimit) }),
  });
  const sender = { type: 'email', withAsterisk: true, autoComplete: 'off' };
  return (
    <RevisionedForm form={form} noun="the provider settings">
      <SimpleGrid cols={{ base: 1, md: 3 }} style={{ alignItems: 'end' }}>
        <TextInput
          {...form.text('dynamicFormEmail')}
          {...sender}
          description="The sender of emails from forms."
        />
        <TextInput
          {...form.text('versionUpdateEmail')}
          {...sender}
          description="The sender of emails about versions."
        />
        <NumberInput
          {...form.control('versionLimit')}
          description="How many versions of a page are listed, at least 3."
          withAsterisk
          min={3}
          max={1_000}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
        />
      </SimpleGrid>
      <FormActions form={form} variant="default" />
    </RevisionedForm>
  );
}
