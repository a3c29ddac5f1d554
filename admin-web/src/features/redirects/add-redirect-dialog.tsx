import { limits } from '@galley/shared/limits';
import { createRedirectSchema } from '@galley/shared/schemas/redirect';
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { DialogActions } from '../../ui/dialog-actions';
import { notifySaved } from '../../ui/notify';
import { useReturnFocus } from '../../ui/use-return-focus';
import { useCreateRedirect } from './use-redirects';

/** Asks where from and where to. What was typed stays where it is refused. */
export function AddRedirectDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const [values, setValues] = useState({ from: '', to: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [error, setError] = useState<string>();
  const create = useCreateRedirect();

  const change = (field: 'from' | 'to', text: string) => {
    setValues({ ...values, [field]: text });
    setFaults({ ...faults, [field]: '' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    const checked = createRedirectSchema.safeParse(values);
    if (!checked.success) {
      setFaults(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
      return;
    }
    try {
      await create.mutateAsync(checked.data);
    } catch (thrown) {
      const fields = isApiError(thrown) ? thrown.fields : {};
      setFaults(fields);
      if (!fields.from && !fields.to) setError(messageOf(thrown));
      return;
    }
    notifySaved();
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title="Add a redirect" size="lg">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            Visitors of the first address are sent to the second one for good (301). A redirect to a page
            follows that page when it moves.
          </Text>
          <TextInput
            label="From"
            description="An address of this site, or a full one of the site before; /tag/* stands for everything under /tag"
            placeholder="/old-page.html, /?p=358 or /tag/*"
            withAsterisk
            maxLength={limits.redirectPath}
            autoCapitalize="none"
            spellCheck={false}
            value={values.from}
            onChange={(event) => change('from', event.currentTarget.value)}
            error={faults.from}
            errorProps={{ role: 'alert' }}
            data-autofocus
          />
          <TextInput
            label="To"
            description="An address of this site, or a full one"
            placeholder="/services or https://example.com/page"
            withAsterisk
            maxLength={limits.externalUrl}
            autoCapitalize="none"
            spellCheck={false}
            value={values.to}
            onChange={(event) => change('to', event.currentTarget.value)}
            error={faults.to}
            errorProps={{ role: 'alert' }}
          />
          <DialogActions confirmLabel="Add" isBusy={create.isPending} error={error} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
