import { linkTo } from '@galley/shared/admin-screens';
import { Button, Stack } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../lib/api-error';
import { useIdParam } from '../../lib/use-id-param';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { FormBuilder } from './form-builder';
import { RetentionQuestion } from './retention-question';
import { useGetForm } from './use-forms';

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
        tellsStale
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
