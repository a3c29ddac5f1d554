import { linkTo } from '@galley/shared/admin-screens';
import { createFormSchema } from '@galley/shared/schemas/form';
import { Button, Card, Stack, TextInput } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useCreateForm } from '../../parts/forms/use-forms';
import { fieldErrors } from '../../ui/form/field-errors';
import { FormActions } from '../../ui/form/form-actions';
import { RevisionedForm } from '../../ui/form/revisioned-form';
import { useRevisionedForm } from '../../ui/form/use-revisioned-form';
import { PageHeader } from '../../ui/page-header';
import { useSaveShortcut } from '../../ui/shortcuts';

/** /CreateForm: asks for a name, then opens the form builder. */
export function CreateFormScreen() {
  const navigate = useNavigate();
  const create = useCreateForm();
  const form = useRevisionedForm<{ name: string }>({
    stored: {},
    load: () => ({ name: '' }),
    labels: { name: 'Form Name' },
    place: 'new form',
    check: (values) => fieldErrors(createFormSchema, values),
    save: (values) => create.mutateAsync(values),
    notice: null,
    onSaved: (id) => void navigate(linkTo('buildForm', { formId: id as number })),
  });
  useSaveShortcut(() => void form.submit());
  return (
    <Stack gap="md" maw={640}>
      <PageHeader title="Create Form" crumbs={[{ label: 'Forms', to: linkTo('forms') }]} />
      <Card>
        <RevisionedForm form={form} noun="this form" failure="The form was not saved">
          <TextInput
            {...form.text('name')}
            description="Only your team sees it."
            withAsterisk
            maxLength={100}
            data-autofocus
            autoFocus
          />
          <FormActions form={form}>
            <Button variant="default" component={Link} to={linkTo('forms')}>
              Cancel
            </Button>
          </FormActions>
        </RevisionedForm>
      </Card>
    </Stack>
  );
}
