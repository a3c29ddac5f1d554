import { useState } from 'react';
import { api } from '../../lib/api';
import { Panel, PanelLink } from './panel';
import { CodeField, PasswordField } from './panel-fields';
import { checkMailedCode, checkNewPassword } from './sign-in-rules';
import { usePanelSubmit } from './use-panel-submit';

interface ForgotChangePanelProps {
  username: string;
  /** The masked address that the code went to. */
  email: string;
  onChanged: () => void;
  onBack: () => void;
}

export function ForgotChangePanel({ username, email, onChanged, onBack }: ForgotChangePanelProps) {
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['code', 'newPassword', 'confirmPassword'],
    () => ({ ...checkMailedCode(code), ...checkNewPassword(newPassword, confirmPassword) }),
    async () => {
      await api('resetPassword', { username: username.trim(), code, newPassword, confirmPassword });
      onChanged();
    },
  );
  return (
    <Panel
      title="Choose a new password"
      lead={`If there is an account, a code is on its way to ${email}. It is valid for 15 minutes.`}
      error={error}
      submitLabel="Change Password"
      isBusy={isBusy}
      onSubmit={submit}
      links={<PanelLink onClick={onBack}>Back to Login</PanelLink>}
    >
      <CodeField label="Code" value={code} onChange={setCode} error={fieldErrors.code} />
      <PasswordField
        name="newPassword"
        label="New Password"
        description="8 to 20 characters"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        error={fieldErrors.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={setConfirmPassword}
        error={fieldErrors.confirmPassword}
      />
    </Panel>
  );
}
