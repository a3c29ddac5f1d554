import { linkTo } from '@galley/shared/admin-screens';
import { Anchor, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { sessionGate } from '../../lib/session-gate';
import { readSignedInUser } from '../../parts/session/read-signed-in-user';
import { signedInUserKey, useSignedInUser } from '../../parts/session/use-signed-in-user';
import { cookieRefused } from '../../parts/sign-in/complete-sign-in';
import { SignInPanels } from './sign-in-panels';

/** Shown over a screen whose session has expired: its input is kept, and waiting calls are repeated. */
export function SignInAgainDialog() {
  const user = useSignedInUser();
  const queryClient = useQueryClient();

  const goOn = async () => {
    const next = await readSignedInUser();
    if (!next) throw cookieRefused();
    if (next.email !== user.email || next.company !== user.company) {
      // Another user's form must not be saved in this user's name.
      return window.location.assign(linkTo('home'));
    }
    queryClient.setQueryData(signedInUserKey, next);
    sessionGate.open();
  };
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={500}
      title="Your session has ended"
    >
      <Stack>
        <Text c="dimmed">
          Sign in again to continue where you left off. What you typed is still there.{' '}
          <Anchor href={linkTo('login')} size="sm">
            Leave without saving
          </Anchor>
        </Text>
        <SignInPanels fixedUsername={user.email} onSignedIn={goOn} />
      </Stack>
    </Modal>
  );
}
