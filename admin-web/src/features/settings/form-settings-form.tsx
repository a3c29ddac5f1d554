import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { EmailTags } from '../../ui/email-tags';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { FormSkeleton } from '../../ui/skeletons';
import { useGetFormSettings, useUpdateFormSettings } from './use-form-settings';

/** Who gets the e-mails of the site's forms. */
export function FormSettingsForm({ onSaved }: { onSaved: () => void }) {
  const { data, error, refetch } = useGetFormSettings();
  if (error) {
    return (
      <ErrorPanel
        title="The form settings could not be read"
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <FormSkeleton fields={1} />;
  // Another revision is another text: the fields begin anew with it.
  return <Fields key={data.revision} saved={data.toEmail} revision={data.revision} onSaved={onSaved} />;
}

interface FieldsProps {
  saved: string[];
  revision: number;
  onSaved: () => void;
}

function Fields({ saved, revision, onSaved }: FieldsProps) {
  const [toEmail, setToEmail] = useState(saved);
  const [fieldError, setFieldError] = useState<string>();
  const update = useUpdateFormSettings();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFieldError(toEmail.length === 0 ? 'To Email is required.' : undefined);
    if (toEmail.length === 0) return;
    try {
      await update.mutateAsync({ toEmail, revision });
      notifySaved();
      onSaved();
    } catch (error) {
      setFieldError(isApiError(error) ? error.fields.toEmail : undefined);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {update.error && !fieldError && (
          <ErrorPanel
            title="The form settings were not saved"
            message={messageOf(update.error)}
            reassurance={typedTextIsKept}
          />
        )}
        <EmailTags
          label="To Email"
          description="Everything visitors send is mailed to these addresses."
          value={toEmail}
          onChange={setToEmail}
          error={fieldError}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={update.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
