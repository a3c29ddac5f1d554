import { type ProviderSettings, providerSettingsSchema } from '@galley/shared/schemas/site';
import { Button, Group, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { messageOf } from '../../lib/api-error';
import type { Difference } from '../../ui/conflict-panel';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { fieldErrors } from '../settings/field-errors';
import { RecordForm } from '../settings/record-form';
import { useRecordForm } from '../settings/use-record-form';
import { useGetProviderSettings, useUpdateProviderSettings } from './use-provider-settings';

const labels = {
  dynamicFormEmail: 'Dynamic Form Email',
  versionUpdateEmail: 'Version Update Email',
  versionLimit: 'Version Limit',
} as const;
const fields = Object.keys(labels) as (keyof typeof labels)[];

/** What the vendor sets for the whole installation. */
export function ProviderSettingsForm({ ref }: { ref?: Ref<UnsavedWork> }) {
  const { data, error, refetch } = useGetProviderSettings();
  if (error && !data) {
    return (
      <ErrorPanel
        title="The provider settings could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? <Fields ref={ref} saved={data} /> : <FormSkeleton fields={3} />;
}

/** A number that was emptied is no number until something is typed. */
type Typed = Omit<ProviderSettings, 'versionLimit'> & { versionLimit: number | string };

function Fields({ saved, ref }: { saved: ProviderSettings; ref: Ref<UnsavedWork> | undefined }) {
  const update = useUpdateProviderSettings();
  const record = useRecordForm<Typed>({
    saved,
    place: 'provider settings',
    check: (value) => fieldErrors(providerSettingsSchema, value),
    read: (current) => providerSettingsSchema.safeParse(current).data,
    save: (value) => update.mutateAsync({ ...value, versionLimit: Number(value.versionLimit) }),
    onSaved: () => notifySaved(),
  });
  const sender = (field: 'dynamicFormEmail' | 'versionUpdateEmail', description: string) => (
    <TextInput
      label={labels[field]}
      description={description}
      type="email"
      withAsterisk
      autoComplete="off"
      value={record.value[field]}
      onChange={(event) => record.change({ [field]: event.currentTarget.value })}
      error={record.fields[field]}
    />
  );
  return (
    <RecordForm ref={ref} record={record} noun="the provider settings" differences={differences}>
      <SimpleGrid cols={{ base: 1, md: 3 }} style={{ alignItems: 'start' }}>
        {sender('dynamicFormEmail', 'The sender of the mails of forms.')}
        {sender('versionUpdateEmail', 'The sender of the mails about versions.')}
        <NumberInput
          label={labels.versionLimit}
          description="How many versions of a page are listed, at least 3."
          withAsterisk
          min={3}
          max={1_000}
          clampBehavior="none"
          allowDecimal={false}
          allowNegative={false}
          value={record.value.versionLimit}
          onChange={(versionLimit) => record.change({ versionLimit })}
          error={record.fields.versionLimit}
        />
      </SimpleGrid>
      <Group justify="flex-end" gap="xs">
        <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
          {record.isDirty ? 'Not saved' : ''}
        </Text>
        <Button type="submit" variant="default" loading={record.isSaving}>
          Save
        </Button>
      </Group>
    </RecordForm>
  );
}

function differences(theirs: Typed, mine: Typed): Difference[] {
  return fields
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ field: labels[field], theirs: String(theirs[field]), mine: String(mine[field]) }));
}
