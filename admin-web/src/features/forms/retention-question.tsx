import { defaultKeepDays } from '@galley/shared/limits';
import type { FormDetails } from '@galley/shared/schemas/form';
import { Alert, Button, Group, Text } from '@mantine/core';
import { messageOf } from '../../lib/api-error';
import { useCan } from '../session/use-signed-in-user';
import { confirmDeletion } from './confirm-deletion';
import { useUpdateForm } from './use-forms';

/** For a form from before retention periods existed: an Admin chooses once how long it keeps submissions. */
export function RetentionQuestion({ form }: { form: FormDetails }) {
  const mayChoose = useCan('chooseRecipients');
  const { mutate, isPending, error } = useUpdateForm();
  if (!form.asksForKeeping || !mayChoose) return null;
  const keep = async (keepDays: number) => {
    if (!(await confirmDeletion(form.keepDays, keepDays))) return;
    const { id, name, revision } = form;
    mutate({ id, name, revision, keepDays });
  };
  return (
    <Alert color="blue" title="How long should this form keep submissions?">
      <Text size="sm">
        So far it keeps everything. New forms delete submissions after two years, because personal data should
        not be kept longer than it is needed. You can choose another number of days under Form Details.
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {messageOf(error)}
        </Text>
      )}
      <Group gap="xs" mt="sm">
        <Button size="xs" loading={isPending} onClick={() => void keep(defaultKeepDays)}>
          Delete after two years
        </Button>
        <Button size="xs" variant="default" disabled={isPending} onClick={() => void keep(0)}>
          Keep everything
        </Button>
      </Group>
    </Alert>
  );
}
