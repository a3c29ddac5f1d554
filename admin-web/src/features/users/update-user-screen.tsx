import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import type { User } from '@galley/shared/schemas/user';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { ApiRequest } from '../../lib/api';
import { api } from '../../lib/api';
import { isApiError } from '../../lib/api-error';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { useCompany } from '../../parts/session/use-company-name';
import { useNamedCompany } from '../../parts/session/use-named-company';
import { confirmAction } from '../../ui/confirm';
import { notifyError } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { MailProblem } from './mail-problem';
import { useGetUser, useUpdateUser } from './use-users';
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

interface UserAccessProps {
  user: User;
  company: string | undefined;
}

/** An Admin's actions on a user's access, beside the form; each is confirmed and done at once. */
function UserAccess({ user, company }: UserAccessProps) {
  const { id, email } = user;
  const resend = () =>
    confirmAction({
      title: 'Resend invitation',
      question: `Send a new invitation to ${email}?`,
      details: 'It contains a new temporary password; the previous one stops working.',
      confirmLabel: 'Send',
      onConfirm: () => api('resendInvitation', { id, company }),
      notice: 'Sent',
    });
  const signOut = () =>
    confirmAction({
      title: 'Sign out everywhere',
      question: `End all sessions of ${email}?`,
      details: 'Unsaved text in them stays on the screen and can be saved after signing in again.',
      confirmLabel: 'Sign out everywhere',
      isDestructive: true,
      onConfirm: () => api('signOutEverywhere', { id, company }),
      notice: messages.saved,
    });
  const reset = () =>
    confirmAction({
      title: 'Reset second factor',
      question: `Remove the authenticator app and the recovery codes of ${email}?`,
      details:
        'For someone who lost their phone. All their sessions end; the next sign-in takes a code by email. They are told by email.',
      confirmLabel: 'Reset second factor',
      isDestructive: true,
      onConfirm: () => api('resetSecondFactor', { id, company }),
      notice: messages.saved,
    });
  return (
    <Card>
      <Title order={2} mb="xs">
        Access
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {user.hasSignedIn
          ? 'This person has chosen a password. Saving without Is Locked Out and Invalid Attempts above unlocks everywhere, after wrong codes too.'
          : 'This person was invited and has not chosen a password yet.'}
      </Text>
      <Group gap="xs">
        {!user.hasSignedIn && (
          <Button variant="default" onClick={() => void resend()}>
            Resend invitation
          </Button>
        )}
        {user.hasSignedIn && (
          <Button variant="default" onClick={() => void reset()}>
            Reset second factor
          </Button>
        )}
        <Button variant="default" onClick={() => void signOut()}>
          Sign out everywhere
        </Button>
      </Group>
    </Card>
  );
}
