import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type ApiRequest, api } from '../../lib/api';
import { messageOf } from '../../lib/api-error';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { ErrorPanel } from '../../ui/error-panel';
import { notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { useCompany } from '../session/use-company-name';
import { useNamedCompany } from '../session/use-named-company';
import { useSignedInUser } from '../session/use-signed-in-user';
import { useCreateUser } from './use-users';
import { UserForm } from './user-form';
import { userPaths } from './user-paths';

/** /CreateUser: an invitation by mail. */
export function CreateUserScreen() {
  const company = useNamedCompany();
  const { isVendor, company: ownCompany } = useSignedInUser();
  const look = useCompany();
  const paths = userPaths(company);
  const navigate = useNavigate();
  const create = useCreateUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'empty'],
    queryFn: ({ signal }) => api('getEmptyUser', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const phones = usePhoneRules(data?.country);
  return (
    <Stack gap="md">
      <PageHeader title="Create User" crumbs={[{ label: 'Users', to: paths.list }]} />
      {error && (
        <ErrorPanel
          title="The form could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && phones) && !error && <FormSkeleton fields={5} />}
      {data && phones && (
        <UserForm
          mode="create"
          user={data}
          phones={phones}
          company={company ?? ''}
          asksForCompany={isVendor}
          hasClientFields={look?.clientFields ?? false}
          listPath={paths.list}
          onSave={async (input) => {
            // The form's schema has checked it.
            notifySaved(await create.mutateAsync(input as ApiRequest<'createUser'>));
          }}
          onSaved={(named) => navigate(userPaths(named === ownCompany ? undefined : named).list)}
        />
      )}
    </Stack>
  );
}
