import { linkTo } from '@galley/shared/admin-screens';
import { Stack } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ApiRequest } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { notifyError } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { useCompany } from '../session/use-company-name';
import { useNamedCompany } from '../session/use-named-company';
import { MailProblem } from './mail-problem';
import { useGetUser, useUpdateUser } from './use-users';
import { UserAccess } from './user-access';
import { UserForm } from './user-form';

/** /UpdateUser/{userId}. An unknown user redirects to the list. */
export function UpdateUserScreen() {
  const id = Number(useParams().userId);
  const company = useNamedCompany();
  const look = useCompany();
  const navigate = useNavigate();
  const query = useGetUser(id, company);
  const { data, error } = query;
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
      {data && <MailProblem {...data} />}
      <QueryBoundary
        query={{ ...query, data: data && phones && { user: data, phones }, error: isMissing ? null : error }}
        failure="The user could not be loaded"
        skeleton={<FormSkeleton fields={6} />}
      >
        {({ user, phones }) => (
          <UserForm
            key={user.id}
            mode="update"
            user={user}
            phones={phones}
            company={company ?? ''}
            asksForCompany={false}
            hasClientFields={!company && (look?.clientFields ?? false)}
            listPath={linkTo('users', { company })}
            // The form's schema has validated it.
            onSave={(input) => update.mutateAsync(input as ApiRequest<'updateUser'>)}
            onSaved={() => navigate(linkTo('users', { company }))}
          >
            <UserAccess user={user} company={company} />
          </UserForm>
        )}
      </QueryBoundary>
    </Stack>
  );
}
