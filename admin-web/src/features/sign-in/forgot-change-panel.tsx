import { useState } from 'react';
import { signInApi } from '../../lib/sign-in-api';
import { NewPasswordFields } from './new-password-fields';
import { Panel, PanelLink } from './panel';
import { CodeField } from './panel-fields';
import { checkMailedCode, checkNewPassword } from './sign-in-rules';
import { usePanelSubmit } from './use-panel-submit';

interface ForgotChangePanelProps {
  username: string;
  /** The masked email address that the code was sent to. */
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
      await signInApi('resetPassword', { username: username.trim(), code, newPassword, confirmPassword });
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
