import { Stack } from '@mantine/core';
import { messageOf } from '../../lib/api-error';
import { usePhoneRules } from '../../lib/use-phone-rules';
import { ErrorPanel } from '../../ui/error-panel';
import { PageHeader } from '../../ui/page-header';
import { FormSkeleton } from '../../ui/skeletons';
import { AuthenticatorCard } from './authenticator-card';
import { OwnDataForm } from './own-data-form';
import { PasswordForm } from './password-form';
import { RecoveryCodesCard } from './recovery-codes-card';
import { SessionsCard } from './sessions-card';
import { useProfile } from './use-profile';

/** /profile: what people change about themselves. */
export function ProfileScreen() {
  const { data, error, refetch } = useProfile();
  const phones = usePhoneRules(data?.country);
  return (
    <Stack gap="md" maw={720}>
      <PageHeader title="Profile" crumbs={[]} />
      {error && !data && (
        <ErrorPanel
          title="Your profile could not be read"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data && phones) && !error && <FormSkeleton fields={6} />}
      {data && phones && (
        <>
          <OwnDataForm profile={data} phones={phones} />
          <PasswordForm />
          <AuthenticatorCard profile={data} />
          <RecoveryCodesCard left={data.recoveryCodesLeft} />
          <SessionsCard sessions={data.sessions} />
        </>
      )}
    </Stack>
  );
}
