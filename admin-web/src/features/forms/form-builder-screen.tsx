import { linkTo } from '@galley/shared/admin-screens';
import { Button, Stack } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../lib/api-error';
import { ErrorPanel } from '../../ui/error-panel';
import { MissingScreen } from '../../ui/missing-screen';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { AskForKeeping } from './ask-for-keeping';
import { FormBuilder } from './form-builder';
import { useGetForm } from './use-get-form';

const formList = { label: 'Forms', to: linkTo('forms') };

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
        crumbs={[formList]}
        actions={
          <Button variant="default" component={Link} to={linkTo('submissions', { formId: formId })}>
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
      {data && <AskForKeeping form={data} />}
      {data ? <FormBuilder form={data} /> : !error && <FormSkeleton />}
    </Stack>
  );
}

function FormMissing() {
  return <MissingScreen noun="form" icon={<IconForms size={32} stroke={1.5} />} list={formList} />;
}
