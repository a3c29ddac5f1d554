import { Alert, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../lib/api';
import { notifySaved } from '../../ui/notify';
import { NewPasswordFields } from '../sign-in/new-password-fields';
import { PasswordField } from '../sign-in/panel-fields';
import { checkFilled, checkNewPassword } from '../sign-in/sign-in-rules';
import { usePanelSubmit } from '../sign-in/use-panel-submit';
import { useReadProfileAgain } from './use-profile';

/** Another password. Every other session ends with it. */
export function PasswordForm() {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const readAgain = useReadProfileAgain();
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['oldPassword', 'newPassword', 'confirmPassword'],
    () => ({
      ...checkFilled({ oldPassword }, { oldPassword: 'Old Password' }),
      ...checkNewPassword(newPassword, confirmPassword),
    }),
    async () => {
      await api('changeOwnPassword', { oldPassword, newPassword, confirmPassword });
      notifySaved('Your password was changed');
      setOldPassword('');
      setNewPassword('');
      setConfirmPassword('');
      await readAgain();
    },
  );
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
        <PasswordField
          name="oldPassword"
          label="Old Password"
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          error={fieldErrors.oldPassword}
        />
        <NewPasswordFields
          newPassword={newPassword}
          onNewPasswordChange={setNewPassword}
          confirmPassword={confirmPassword}
          onConfirmPasswordChange={setConfirmPassword}
          errors={fieldErrors}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={isBusy}>
            Change Password
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
