import { type ReactNode, useState } from 'react';
import { checkFilled } from '../../parts/sign-in/check-filled';
import { PasswordField } from '../../parts/sign-in/panel-fields';
import { usePanelSubmit } from '../../parts/sign-in/use-panel-submit';
import { StepForm } from './step-form';

interface PasswordStepProps {
  /** Says what the password is needed for. */
  lead: ReactNode;
  submitLabel: string;
  isDestructive?: boolean;
  /** Performs the action; the server verifies the password. */
  onProve: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the current password before a sign-in method changes. */
export function PasswordStep({ lead, submitLabel, isDestructive, onProve, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  const { isBusy, error, fieldErrors, submit } = usePanelSubmit(
    ['password'],
    () => checkFilled({ password }, { password: 'Password' }),
    () => onProve(password),
  );
  return (
    <StepForm
      lead={lead}
      error={error}
      submitLabel={submitLabel}
      isDestructive={isDestructive}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField
        name="password"
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fieldErrors.password}
      />
    </StepForm>
  );
}
