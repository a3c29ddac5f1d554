import { Button, Stack } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { EmptyState } from '../../ui/empty-state';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { submissionsPath } from '../submissions/submission-paths';
import { FormBuilder } from './form-builder';
import { formListPath } from './form-paths';
import { useGetForm } from './use-get-form';

const crumbs = [{ label: 'Forms', to: formListPath }];

/** /FormBuilder/:formId */
export function FormBuilderScreen() {
  const formId = Number(useParams().formId);
  const isNumber = Number.isSafeInteger(formId) && formId > 0;
  return isNumber ? <KnownForm key={formId} formId={formId} /> : <FormMissing />;
}

function KnownForm({ formId }: { formId: number }) {
  const { data, error, refetch } = useGetForm(formId);
  if (!data && isApiError(error, 404)) return <FormMissing />;
  return (
    <Stack gap="md">
      <PageHeader
        title={data ? `Form Builder: ${data.name}` : 'Form Builder'}
        crumbs={crumbs}
        actions={
          <Button variant="default" component={Link} to={submissionsPath(formId)}>
            Submissions
          </Button>
        }
      />
      {error && (
        <ErrorPanel
          title="The form could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data ? <FormBuilder form={data} /> : !error && <FormSkeleton />}
    </Stack>
  );
}

/** What is shown where a form's id leads nowhere. */
function FormMissing() {
  return (
    <Stack>
      <PageHeader title="Form not found" crumbs={crumbs} />
      <EmptyState
        icon={<IconForms size={32} stroke={1.5} />}
        title="There is no such form"
        action={
          <Button component={Link} to={formListPath}>
            Go to the forms
          </Button>
        }
      />
    </Stack>
  );
}
