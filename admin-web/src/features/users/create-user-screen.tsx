import { linkTo } from '@galley/shared/admin-screens';
import { limits } from '@galley/shared/limits';
import { Stack } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { ApiRequest } from '../../lib/api';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { useRead } from '../../lib/use-read';
import { userKeys } from '../../parts/people/user-keys';
import { useCompany } from '../../parts/session/use-company-name';
import { useNamedCompany } from '../../parts/session/use-named-company';
import { useSignedInUser } from '../../parts/session/use-signed-in-user';
import { notifyWithDetails } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { useCreateUser } from './use-users';
import { UserForm } from './user-form';

/** /CreateUser: invites a user by mail. */
export function CreateUserScreen() {
  const company = useNamedCompany();
  const { isVendor, company: ownCompany } = useSignedInUser();
  const look = useCompany();
  const navigate = useNavigate();
  const create = useCreateUser();
  const query = useRead(userKeys.empty, 'getEmptyUser', {}, { staleTime: Number.POSITIVE_INFINITY });
  const phones = usePhoneRules(query.data?.country);
  return (
    <Stack gap="md">
      <PageHeader title="Create User" crumbs={[{ label: 'Users', to: linkTo('users', { company }) }]} />
      <QueryBoundary
        query={{ ...query, data: query.data && phones && { user: query.data, phones } }}
        failure="The form could not be loaded"
        skeleton={<FormSkeleton fields={5} />}
      >
        {({ user, phones }) => (
          <UserForm
            mode="create"
            user={user}
            phones={phones}
            company={company ?? ''}
            asksForCompany={isVendor}
            hasClientFields={look?.clientFields ?? false}
            listPath={linkTo('users', { company })}
            onSave={async (input) => {
              // The form's schema has validated it.
              const person = input as ApiRequest<'createUser'>;
              const details = `An invitation is on its way to ${person.email}. It is valid for ${limits.invitationDays} days.`;
              notifyWithDetails(await create.mutateAsync(person), details);
            }}
            onSaved={(named) =>
              navigate(linkTo('users', { company: named === ownCompany ? undefined : named }))
            }
          />
        )}
      </QueryBoundary>
    </Stack>
  );
}
