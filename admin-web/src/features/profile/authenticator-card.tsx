import type { Profile } from '@galley/shared/schemas/profile';
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api';
import { Dialog } from '../../ui/dialog';
import { notifySaved } from '../../ui/notify';
import { AuthenticatorDialog } from './authenticator-dialog';
import { PasswordStep } from './password-step';
import { useReadProfileAgain } from './use-profile';

function leadOf({ authenticator, isAppRequired }: Profile): string {
  if (!authenticator) {
    return 'A code from an app on your phone instead of an emailed one: faster, and it works when email does not.';
  }
  return isAppRequired
    ? 'You are asked for its code when you sign in. Your company requires an app, so it cannot be removed.'
    : 'You are asked for its code when you sign in. An emailed code works, too.';
}

/** Manages the authenticator app, which replaces mailed codes. */
export function AuthenticatorCard({ profile }: { profile: Profile }) {
  const [dialog, setDialog] = useState<'set-up' | 'remove'>();
  const close = () => setDialog(undefined);
  const { authenticator, isAppRequired, recoveryCodesLeft } = profile;
  return (
    <Card>
      <Group gap="sm" mb={4}>
        <Title order={2}>Authenticator app</Title>
        {authenticator && <Badge variant="light">Set up</Badge>}
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {leadOf(profile)}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => setDialog('set-up')}>
          {authenticator ? 'Set up another phone' : 'Set up an app'}
        </Button>
        {authenticator && !isAppRequired && (
          <Button variant="subtle" color="gray" onClick={() => setDialog('remove')}>
            Remove
          </Button>
        )}
      </Group>
      {dialog === 'set-up' && (
        <AuthenticatorDialog
          isReplacing={authenticator}
          needsRecoveryCodes={recoveryCodesLeft === 0}
          onClose={close}
        />
      )}
      {dialog === 'remove' && <RemoveAuthenticatorDialog onClose={close} />}
    </Card>
  );
}

function RemoveAuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const readAgain = useReadProfileAgain();
  return (
    <Dialog onClose={onClose} title="Remove the authenticator app">
      <PasswordStep
        lead="Its codes no longer sign you in; a code is emailed to you instead. Your recovery codes stay."
        submitLabel="Remove"
        isDestructive
        onCancel={onClose}
        onProve={async (password) => {
          await api('removeAuthenticator', { password });
          notifySaved('The authenticator app was removed');
          await readAgain();
          onClose();
        }}
      />
    </Dialog>
  );
}
