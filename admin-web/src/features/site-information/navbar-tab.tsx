import { limits } from '@galley/shared/limits';
import type { Navbar } from '@galley/shared/schemas/site';
import { Alert, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import { useGetNavbar, useSaveNavbar } from './use-navbar';

/** The navbar's own record. It is made by the first Save. */
export function NavbarTab() {
  const { data, error, refetch } = useGetNavbar();
  if (error && !data) {
    return (
      <ErrorPanel
        title="The navbar could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={1} />;
  return <NavbarForm key={data.revision ?? 0} saved={data} />;
}

function NavbarForm({ saved }: { saved: Navbar }) {
  const [componentName, setComponentName] = useState(saved.componentName || 'Navbar');
  const save = useSaveNavbar();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save.mutateAsync({ ...saved, componentName });
    notifySaved();
  };
  return (
    // A refusal is shown from the mutation's own state.
    <form onSubmit={(event) => void submit(event).catch(() => undefined)} noValidate>
      <Card maw={720}>
        <Stack gap="md">
          {saved.id === 0 && (
            <Alert color="blue">The navbar is not in place yet. Save it once to put it on every page.</Alert>
          )}
          {save.error && (
            <ErrorPanel
              title="The navbar was not saved"
              message={messageOf(save.error)}
              reassurance={typedTextIsKept}
            />
          )}
          <Text c="dimmed">
            It stands at the top of every page: logo, company name, the menu of your pages and the telephone
            number.
          </Text>
          <TextInput
            label="Component Name"
            maxLength={limits.componentName}
            value={componentName}
            onChange={(event) => setComponentName(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={save.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </Card>
    </form>
  );
}
