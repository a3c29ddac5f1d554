import { messages } from '@galley/shared/messages';
import type { User } from '@galley/shared/schemas/user';
import { Button, Card, Group, Text, Title } from '@mantine/core';
import { api } from '../../lib/api';
import { confirmAction } from '../../ui/confirm';

interface UserAccessProps {
  user: User;
  company: string | undefined;
}

/** An Admin's actions on a user's access, beside the form; each is confirmed and done at once. */
export function UserAccess({ user, company }: UserAccessProps) {
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
          ? 'This person has chosen a password. Clearing Is Locked Out or Invalid Attempts above unlocks everywhere.'
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
