import { formSettingsSchema } from '@galley/shared/schemas/site';
import { Button, Group, Text } from '@mantine/core';
import type { Ref } from 'react';
import * as z from 'zod';
import { messageOf } from '../../lib/api-error';
import { EmailTags } from '../../ui/email-tags';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import type { UnsavedWork } from '../../ui/unsaved-work';
import { fieldErrors } from './field-errors';
import { RecordForm } from './record-form';
import { useGetFormSettings, useUpdateFormSettings } from './use-form-settings';
import { type StoredRecord, useRecordForm } from './use-record-form';

interface FormSettings extends StoredRecord {
  toEmail: string[];
}
const storedSchema = z.object({ toEmail: z.array(z.string()), revision: z.number() });

interface FormSettingsFormProps {
  /** Another company's key, for the vendor's Admins. */
  company?: string | undefined;
  onSaved?: () => void;
  /** Leads on without saving. */
  onLater?: () => void;
  ref?: Ref<UnsavedWork>;
}

/** Who gets the e-mails of the site's forms. */
export function FormSettingsForm({ company, ...rest }: FormSettingsFormProps) {
  const { data, error, refetch } = useGetFormSettings(company);
  if (error && !data) {
    return (
      <ErrorPanel
        title="The form settings could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={1} />;
  return <Fields {...rest} company={company} saved={data} />;
}

function Fields({ company, onSaved, onLater, ref, saved }: FormSettingsFormProps & { saved: FormSettings }) {
  const update = useUpdateFormSettings();
  const record = useRecordForm<FormSettings>({
    saved,
    place: company ? `form settings of ${company}` : 'form settings',
    check: (value) => fieldErrors(formSettingsSchema, value),
    read: (current) => storedSchema.safeParse(current).data,
    save: (value) => update.mutateAsync({ ...value, company }),
    onSaved: () => {
      notifySaved();
      onSaved?.();
    },
  });
  return (
    <RecordForm
      ref={ref}
      record={record}
      noun="the form settings"
      differences={(theirs, mine) => [
        { field: 'To Email', theirs: theirs.toEmail.join(', '), mine: mine.toEmail.join(', ') },
      ]}
    >
      <EmailTags
        label="To Email"
        description="Everything visitors send is mailed to these addresses."
        value={record.value.toEmail}
        onChange={(toEmail) => record.change({ toEmail })}
        error={record.fields.toEmail}
      />
      <Group justify="flex-end" gap="xs">
        <Text size="sm" c="dimmed" role="status" style={{ marginInlineEnd: 'auto' }}>
          {record.isDirty ? 'Not saved' : ''}
        </Text>
        {onLater && (
          <Button variant="default" onClick={onLater} disabled={record.isSaving}>
            Do this later
          </Button>
        )}
        <Button type="submit" loading={record.isSaving}>
          Save
        </Button>
      </Group>
    </RecordForm>
  );
}
