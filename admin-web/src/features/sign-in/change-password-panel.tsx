import { useState } from 'react';
import { api } from '../../lib/api';
import { NewPasswordFields } from './new-password-fields';
import { Panel, PanelLink } from './panel';
import { PasswordField } from './panel-fields';
import { checkFilled, checkNewPassword } from './sign-in-rules';
import { type NextStep, secondFactor } from './sign-in-steps';
import { usePanelSubmit } from './use-panel-submit';

interface ChangePasswordPanelProps {
  userId: number;
  /** Why it is asked. */
  message: string;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

export function ChangePasswordPanel({ userId, message, onNext, onRestart }: ChangePasswordPanelProps) {
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['oldPassword', 'newPassword', 'confirmPassword'],
    () => ({
      ...checkFilled({ oldPassword }, { oldPassword: 'Old Password' }),
      ...checkNewPassword(newPassword, confirmPassword),
    }),
    async () => {
      await api('changePassword', { userId, oldPassword, newPassword, confirmPassword });
      await onNext(await secondFactor(userId));
    },
    onRestart,
  );
  return (
    <Panel
      title="Change password"
      lead={message}
      error={error}
      submitLabel="Change Password"
      isBusy={isBusy}
      onSubmit={submit}
      links={<PanelLink onClick={() => onRestart()}>Back to Login</PanelLink>}
    >
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
    </Panel>
  );
}
