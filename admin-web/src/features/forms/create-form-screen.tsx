import { linkTo } from '@galley/shared/admin-screens';
import { createFormSchema } from '@galley/shared/schemas/form';
import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Card, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { ErrorPanel, typedTextIsKept } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { useShortcut } from '../../ui/shortcuts';
import { useCreateForm } from './use-save-form';

const resolver = zodResolver(createFormSchema.pick({ name: true }));

/** /CreateForm: a name; then its builder opens. */
export function CreateFormScreen() {
  const navigate = useNavigate();
  const create = useCreateForm();
  const [error, setError] = useState<unknown>();
  const form = useForm({ resolver, defaultValues: { name: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      const id = await create.mutateAsync(values);
      await navigate(linkTo('buildForm', { formId: id }));
    } catch (thrown) {
      const message = isApiError(thrown) ? thrown.fields.name : undefined;
      if (message) form.setError('name', { message });
      else setError(thrown);
    }
  });
  useShortcut('mod+S', 'Save', () => void submit(), true);
  return (
    <Stack gap="md" maw={640}>
      <PageHeader title="Create Form" crumbs={[{ label: 'Forms', to: linkTo('forms') }]} />
      {error !== undefined && (
        <ErrorPanel title="The form was not saved" message={messageOf(error)} reassurance={typedTextIsKept} />
      )}
      <Card component="form" noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <TextInput
            label="Form Name"
            description="Only people who work here see it."
            withAsterisk
            maxLength={100}
            data-autofocus
            autoFocus
            {...form.register('name')}
            error={errors.name?.message}
            errorProps={{ role: 'alert' }}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" component={Link} to={linkTo('forms')}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
}
