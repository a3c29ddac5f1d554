import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '../../lib/api';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { PasswordChangeFields } from '../../parts/sign-in/password-change-fields';
import { usePasswordChange } from '../../parts/sign-in/use-password-change';
import { notifySaved } from '../../ui/notify';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { AuthenticatorCard } from './authenticator-card';
import { OwnDataForm } from './own-data-form';
import { RecoveryCodesCard } from './recovery-codes-card';
import { SessionsCard } from './sessions-card';
import { useProfile, useReadProfileAgain } from './use-profile';

/** /profile: settings of the signed-in user. */
export function ProfileScreen() {
  const profile = useProfile();
  const phones = usePhoneRules(profile.data?.country);
  return (
    <Stack gap="md" maw={720}>
      <PageHeader title="Profile" crumbs={[]} />
      <QueryBoundary
        query={{ ...profile, data: profile.data && phones && { profile: profile.data, phones } }}
        failure="Your profile could not be loaded"
        skeleton={<FormSkeleton fields={6} />}
      >
        {({ profile: data, phones: rules }) => (
          <>
            <OwnDataForm profile={data} phones={rules} />
            <PasswordForm />
            <AuthenticatorCard profile={data} />
            <RecoveryCodesCard left={data.recoveryCodesLeft} />
            <SessionsCard sessions={data.sessions} />
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

/** Changes the password, which ends every other session. */
function PasswordForm() {
  const readAgain = useReadProfileAgain();
  const { isBusy, error, submit, clear, fields } = usePasswordChange(async (passwords) => {
    await api('changeOwnPassword', passwords);
    notifySaved('Your password was changed');
    clear();
    await readAgain();
  });
  return (
    <Card component="form" onSubmit={submit} noValidate aria-label="Password">
      <Stack gap="md">
        <div>
          <Title order={2}>Password</Title>
          <Text size="sm" c="dimmed">
            You stay signed in here; everywhere else you are signed out.
          </Text>
        </div>
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <PasswordChangeFields {...fields} />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={isBusy}>
            Change Password
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
