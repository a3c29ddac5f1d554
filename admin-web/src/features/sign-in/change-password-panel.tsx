import { api } from '../../lib/api';
import { Panel, PanelLink } from './panel';
import { PasswordChangeFields } from './password-change-fields';
import { afterFirstFactor, type NextStep } from './sign-in-steps';
import { usePasswordChange } from './use-password-change';

interface ChangePasswordPanelProps {
  userId: number;
  onNext: (step: NextStep) => Promise<void>;
  onRestart: (message?: string) => void;
}

export function ChangePasswordPanel({ userId, onNext, onRestart }: ChangePasswordPanelProps) {
  const { isBusy, error, submit, fields } = usePasswordChange(async (passwords) => {
    await api('changePassword', { userId, ...passwords });
    await onNext(await afterFirstFactor(userId));
  }, onRestart);
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
