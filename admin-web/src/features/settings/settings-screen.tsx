import { messages } from '@galley/shared/messages';
import { Alert, Button, Card, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { useSiteState } from '../session/use-guard-state';
import { useSignedInUser } from '../session/use-signed-in-user';
import { Checklist } from './checklist';
import { FormSettingsForm } from './form-settings-form';
import { type SiteModule, useInitializeSite, useRereadSiteState } from './use-initialize-site';

/** /Settings: the site's set-up. The checklist first, then the modules, then each chosen module's form. */
export function SettingsScreen() {
  const { isVendor } = useSignedInUser();
  const { initialized, forms } = useSiteState();
  const [hasForms, setHasForms] = useState(forms.data === true);
  const [isShowingForms, setIsShowingForms] = useState(false);
  const initialize = useInitializeSite();
  const rereadSiteState = useRereadSiteState();

  const start = async () => {
    const modules: SiteModule[] = hasForms ? ['FormSettings'] : [];
    await initialize.mutateAsync(modules);
    notifySaved(messages.saved);
    if (hasForms) setIsShowingForms(true);
    else await rereadSiteState();
  };

  const isInitialized = initialized.data === true;
  const isModuleOffered = isVendor || forms.data === true;
  return (
    <Stack maw={720}>
      <PageHeader
        title="Initialization settings"
        crumbs={[]}
        actions={
          !isShowingForms && (
            // A refusal is shown from the mutation's own state below.
            <Button onClick={() => void start().catch(() => undefined)} loading={initialize.isPending}>
              {isInitialized ? 'Save modules' : 'Initialize site'}
            </Button>
          )
        }
      />
      {initialize.error && (
        <ErrorPanel title="The site was not initialized" message={messageOf(initialize.error)} />
      )}
      {isInitialized && <Alert color="green">This site is initialized.</Alert>}
      <Card>
        <Title order={2} mb={4}>
          Checklist
        </Title>
        <Text c="dimmed" mb="md">
          What a site needs. Each item ticks itself once it is there; none has to be done before you
          initialize.
        </Text>
        <Checklist />
      </Card>
      {isShowingForms ? (
        <Card>
          <Title order={2} mb="md">
            Form settings
          </Title>
          <FormSettingsForm
            onSaved={() => {
              setIsShowingForms(false);
              void rereadSiteState();
            }}
          />
        </Card>
      ) : (
        <Card>
          <Title order={2} mb="md">
            Modules
          </Title>
          {isModuleOffered ? (
            <Checkbox
              label="Form settings"
              description="Contact forms whose answers are stored and mailed"
              checked={hasForms}
              onChange={(event) => setHasForms(event.currentTarget.checked)}
            />
          ) : (
            <Text c="dimmed">There are no modules to choose for this site.</Text>
          )}
        </Card>
      )}
    </Stack>
  );
}
