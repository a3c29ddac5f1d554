import { signInApi } from '../../lib/sign-in-api';
import { Panel, PanelLink } from './panel';
import { PasswordChangeFields } from './password-change-fields';
import { afterFirstFactor, type NextStep } from './sign-in-steps';
import { type Passwords, usePasswordChange } from './use-password-change';

interface ChangePasswordPanelProps {
  userId: number;
  /** The password of the sign-in: a mailed password need not be typed twice. */
  oldPassword?: string;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

export function ChangePasswordPanel({
  userId,
  oldPassword = '',
  onNext,
  onRestart,
}: ChangePasswordPanelProps) {
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
