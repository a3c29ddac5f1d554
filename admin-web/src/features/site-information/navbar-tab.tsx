import { limits } from '@galley/shared/limits';
import { type Navbar, navbarSchema } from '@galley/shared/schemas/site';
import { Alert, Button, Card, Group, Stack, Text, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { fieldErrors } from '../settings/field-errors';
import { RecordForm } from '../settings/record-form';
import { useRecordForm } from '../settings/use-record-form';
import { useGetNavbar, useSaveNavbar } from './use-navbar';

/** What the navbar is called until it is saved. */
const firstName = 'Navbar';

/** The navbar's own record. It is made by the first Save. */
export function NavbarTab({ ref }: { ref: Ref<UnsavedWork> }) {
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
  const saved = data.id === 0 ? { ...data, componentName: firstName } : data;
  return <NavbarForm ref={ref} saved={saved} />;
}

function NavbarForm({ saved, ref }: { saved: Navbar; ref: Ref<UnsavedWork> }) {
  const save = useSaveNavbar();
  const record = useRecordForm<Navbar>({
    saved,
    place: 'navbar',
    check: (navbar) => fieldErrors(navbarSchema, navbar),
    read: (current) => navbarSchema.safeParse(current).data,
    save: (navbar) => save.mutateAsync(navbar),
    onSaved: () => notifySaved(),
  });
  return (
    <RecordForm
      ref={ref}
      record={record}
      noun="the navbar"
      differences={(theirs, mine) => [
        { field: 'Component Name', theirs: theirs.componentName, mine: mine.componentName },
      ]}
    >
      <Card>
        <Stack gap="md">
          {saved.id === 0 && (
            <Alert color="blue">The navbar is not in place yet. Save it once to put it on every page.</Alert>
          )}
          <Text c="dimmed">
            It stands at the top of every page: logo, company name, the menu of your pages and the telephone
            number.
          </Text>
          <TextInput
            label="Component Name"
            maxLength={limits.componentName}
            value={record.value.componentName}
            error={record.fields.componentName}
            onChange={(event) => record.change({ componentName: event.currentTarget.value })}
          />
          <Group justify="flex-end">
            <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
              {record.isDirty ? 'Not saved' : ''}
            </Text>
            <Button type="submit" loading={record.isSaving}>
              Save
            </Button>
          </Group>
        </Stack>
      </Card>
    </RecordForm>
  );
}
