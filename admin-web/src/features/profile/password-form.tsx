import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { api } from '../../lib/api';
import { notifySaved } from '../../ui/notify';
import { PasswordChangeFields } from '../sign-in/password-change-fields';
import { usePasswordChange } from '../sign-in/use-password-change';
import { useReadProfileAgain } from './use-profile';

/** Changes the password, which ends every other session. */
export function PasswordForm() {
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
