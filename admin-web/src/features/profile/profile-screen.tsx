import { Stack } from '@mantine/core';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { PageHeader } from '../../ui/page-header';
import { QueryBoundary } from '../../ui/query-boundary';
import { FormSkeleton } from '../../ui/skeletons';
import { AuthenticatorCard } from './authenticator-card';
import { OwnDataForm } from './own-data-form';
import { PasswordForm } from './password-form';
import { RecoveryCodesCard } from './recovery-codes-card';
import { SessionsCard } from './sessions-card';
import { useProfile } from './use-profile';

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
