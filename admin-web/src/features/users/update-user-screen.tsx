import { linkTo } from '@galley/shared/admin-screens';
import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ApiRequest } from '../../lib/api';
import { isApiError, messageOf } from '../../lib/api-error';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { ErrorPanel } from '../../ui/error-panel';
import { notifyError, notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { useCompany } from '../session/use-company-name';
import { useNamedCompany } from '../session/use-named-company';
import { MailProblem } from './mail-problem';
import { useGetUser, useUpdateUser } from './use-users';
import { UserAccess } from './user-access';
import { UserForm } from './user-form';

/** /UpdateUser/{userId}. A user who is not there leads back to the list. */
export function UpdateUserScreen() {
  const id = Number(useParams().userId);
  const company = useNamedCompany();
  const look = useCompany();
  const navigate = useNavigate();
  const { data, error, refetch } = useGetUser(id, company);
  const phones = usePhoneRules(data?.country);
  const update = useUpdateUser();
  const isMissing = isApiError(error, 404) || isApiError(error, 400);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it turns out
  useEffect(() => {
    if (!isMissing) return;
    notifyError(error);
    navigate(linkTo('users', { company }), { replace: true });
  }, [isMissing]);

  return (
    <Stack gap="md">
      <PageHeader
        title={data ? `${data.firstName} ${data.lastName}` : 'User'}
        crumbs={[{ label: 'Users', to: linkTo('users', { company }) }]}
      />
      {error && !data && !isMissing && (
        <ErrorPanel
          title="The user could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && phones) && !error && <FormSkeleton fields={6} />}
      {data && <MailProblem {...data} />}
      {data && phones && (
        <UserForm
          key={data.id}
          mode="update"
          user={data}
          phones={phones}
          company={company ?? ''}
          asksForCompany={false}
          hasClientFields={!company && (look?.clientFields ?? false)}
          listPath={linkTo('users', { company })}
          onSave={async (input) => {
            // The form's schema has checked it.
            await update.mutateAsync(input as ApiRequest<'updateUser'>);
            notifySaved('Updated');
          }}
          onSaved={() => navigate(linkTo('users', { company }))}
        >
          <UserAccess user={data} company={company} />
        </UserForm>
      )}
    </Stack>
  );
}
