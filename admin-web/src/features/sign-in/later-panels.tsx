import { useState } from 'react';
import { signInApi } from '../../lib/sign-in-api';
import { checkFilled } from '../../parts/sign-in/check-filled';
import { NewPasswordFields } from '../../parts/sign-in/new-password-fields';
import { CodeField, TextField } from '../../parts/sign-in/panel-fields';
import { PasswordChangeFields } from '../../parts/sign-in/password-change-fields';
import { checkMailedCode, checkNewPassword } from '../../parts/sign-in/sign-in-rules';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import { type Passwords, usePasswordChange } from '../../parts/sign-in/use-password-change';
import { CodePanel } from './code-panel';
import { Panel, PanelLink } from './panel';
import type { LaterStep } from './sign-in-steps';
import { afterFirstFactor, type NextStep } from './sign-in-steps';

interface LaterPanelsProps {
  step: LaterStep;
  username: string;
  onUsernameChange: (username: string) => void;
  onNext: (step: NextStep) => Promise<void>;
  onForgot: (step: LaterStep) => void;
  onPasswordChanged: () => void;
  onRestart: (message?: string) => void;
}

/** The panels after the first one: their code is fetched while users type into that. */
export function LaterPanels({ step, username, onNext, onRestart, ...props }: LaterPanelsProps) {
  switch (step.panel) {
    case 'change-password':
      return <ChangePasswordPanel {...step} onNext={onNext} onRestart={onRestart} />;
    case 'code':
      return <CodePanel step={step} onNext={onNext} onRestart={onRestart} />;
    case 'forgot-request':
      return (
        <ForgotRequestPanel
          username={username}
          onUsernameChange={props.onUsernameChange}
          onSent={(email) => props.onForgot({ panel: 'forgot-change', email })}
          onBack={() => onRestart()}
        />
      );
    case 'forgot-change':
      return (
        <ForgotChangePanel
          username={username}
          email={step.email}
          onChanged={props.onPasswordChanged}
          onBack={() => onRestart()}
        />
      );
  }
}

interface ForgotRequestPanelProps {
  username: string;
  onUsernameChange: (username: string) => void;
  /** `email` is the masked email address, which looks the same whether or not the user exists. */
  onSent: (email: string) => void;
  onBack: () => void;
}

function ForgotRequestPanel({ username, onUsernameChange, onSent, onBack }: ForgotRequestPanelProps) {
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['username'],
    () => checkFilled({ username }, { username: 'Username' }),
    async () => {
      const { email } = await signInApi('requestPasswordReset', { username: username.trim() });
      onSent(email);
    },
  );
  return (
    <Panel
      title="Forgot password"
      lead="We send a code to your email address. Use it to choose a new password."
      error={error}
      submitLabel="Send Code"
      isBusy={isBusy}
      onSubmit={submit}
      links={<PanelLink onClick={onBack}>Back to Login</PanelLink>}
    >
      <TextField
        name="username"
        label="Username"
        type="email"
        autoComplete="username"
        value={username}
        onChange={onUsernameChange}
        error={fieldErrors.username}
      />
    </Panel>
  );
}

interface ForgotChangePanelProps {
  username: string;
  /** The masked email address that the code was sent to. */
  email: string;
  onChanged: () => void;
  onBack: () => void;
}

function ForgotChangePanel({ username, email, onChanged, onBack }: ForgotChangePanelProps) {
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

interface ChangePasswordPanelProps {
  userId: number;
  /** The password of the sign-in: a mailed password need not be typed twice. */
  oldPassword?: string;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

function ChangePasswordPanel({ userId, oldPassword = '', onNext, onRestart }: ChangePasswordPanelProps) {
  const change = async (passwords: Passwords) => {
    await signInApi('changePassword', { userId, ...passwords });
    await onNext(await afterFirstFactor(userId));
  };
  const { isBusy, error, submit, fields } = usePasswordChange(change, { onRestart, oldPassword });
  return (
    <Panel
      title="Change password"
      lead="Choose a new password."
      error={error}
      submitLabel="Change Password"
      isBusy={isBusy}
      onSubmit={submit}
      links={<PanelLink onClick={() => onRestart()}>Back to Login</PanelLink>}
    >
      <PasswordChangeFields {...fields} />
    </Panel>
  );
}
