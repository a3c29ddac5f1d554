import type { Profile } from '@galley/shared/schemas/profile';
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { AuthenticatorDialog } from './authenticator-dialog';
import { RemoveAuthenticatorDialog } from './remove-authenticator-dialog';

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
