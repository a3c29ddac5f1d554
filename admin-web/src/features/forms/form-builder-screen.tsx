import { linkTo } from '@galley/shared/admin-screens';
import { defaultKeepDays } from '@galley/shared/limits';
import type { FormDetails } from '@galley/shared/schemas/form';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { useIdParam } from '../../lib/use-id-param';
import { useGetForm, useUpdateForm } from '../../parts/forms/use-forms';
import { useCan } from '../../parts/session/use-signed-in-user';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { confirmDeletion } from './confirm-deletion';
import { FormBuilder } from './form-builder';

const formList = { label: 'Forms', to: linkTo('forms') };

/** /FormBuilder/:formId */
export function FormBuilderScreen() {
  const formId = useIdParam('formId');
  return formId ? <KnownForm key={formId} formId={formId} /> : <FormMissing />;
}

function KnownForm({ formId }: { formId: number }) {
  const query = useGetForm(formId);
  const { data, error } = query;
  if (!data && isApiError(error, 404)) return <FormMissing />;
  return (
    <Stack gap="md">
      <PageHeader
        title={data ? `Form Builder: ${data.name}` : 'Form Builder'}
        crumbs={[formList]}
        actions={
          <Button variant="default" component={Link} to={linkTo('submissions', { formId: formId })}>
            Submissions
          </Button>
        }
      />
      <QueryBoundary
        query={query}
        failure="The form could not be loaded"
        skeleton={<FormSkeleton />}
        reportsStale
      >
        {(form) => (
          <>
            <RetentionQuestion form={form} />
            <FormBuilder form={form} />
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

function FormMissing() {
  return <MissingScreen noun="form" icon={<IconForms size={32} stroke={1.5} />} list={formList} />;
}

/** For a form from before retention periods existed: an Admin chooses once how long it keeps submissions. */
function RetentionQuestion({ form }: { form: FormDetails }) {
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
