import { linkTo } from '@galley/shared/admin-screens';
import { Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../lib/api';
import type { ArrivalState } from '../../lib/arrival-state';
import { logOut } from '../../parts/session/log-out';
import { SignInCard } from '../../parts/sign-in/sign-in-card';
import { useCompleteSignIn } from '../../parts/sign-in/use-complete-sign-in';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import { ScanStep } from './scan-step';
import { StepForm } from './step-form';

/** /SetUpAuthenticator: the company requires an app, and users who signed in without one are redirected here. */
export function SetUpAuthenticatorScreen() {
  const [otpauthUrl, setOtpauthUrl] = useState<string>();
  const enter = useCompleteSignIn();
  const navigate = useNavigate();
  const { from } = (useLocation().state ?? {}) as ArrivalState;
  const { isBusy, error, submit } = usePanelSubmit(
    [],
    () => ({}),
    async () => setOtpauthUrl((await api('enrolAuthenticator', {})).otpauthUrl),
  );
  const confirm = async (code: string) => {
    await api('confirmAuthenticator', { code });
    const notice =
      'The authenticator app is set up. Create recovery codes in your profile in case you lose your phone.';
    navigate('.', { replace: true, state: { from, notice } satisfies ArrivalState });
    // The guard redirects as soon as the set-up is complete.
    await enter();
  };
  // If the server cannot be reached, the guard redirects back here; the session ends by itself within half an hour.
  const leave = {
    cancelLabel: 'Log Out',
    onCancel: () => void logOut().catch(() => window.location.assign(linkTo('login'))),
  };
  return (
    <SignInCard>
      <Stack gap="md">
        <Title order={1} size="h2">
          Set up an authenticator app
        </Title>
        {otpauthUrl === undefined ? (
          <StepForm
            lead={
              <>
                <Text size="sm" mb="xs">
                  Your company requires an authenticator app to sign in. Setting it up takes two minutes;
                  after that you can continue.
                </Text>
                <Text size="sm">
                  You need a phone with an authenticator app, such as Google Authenticator, Microsoft
                  Authenticator or 1Password.
                </Text>
              </>
            }
            error={error}
            submitLabel="Go on"
            isBusy={isBusy}
            onSubmit={submit}
            {...leave}
          >
            {null}
          </StepForm>
        ) : (
          <ScanStep otpauthUrl={otpauthUrl} onConfirm={confirm} {...leave} />
        )}
      </Stack>
    </SignInCard>
  );
}
