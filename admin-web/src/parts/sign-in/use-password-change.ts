import { useState } from 'react';
import { checkFilled } from './check-filled';
import { checkNewPassword } from './sign-in-rules';
import { usePanelSubmit } from './use-panel-submit';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
export type Passwords = typeof empty;

/**
 * The three fields that change a password, validated before they are sent.
 * @param change sends them; its errors are shown as by `usePanelSubmit`
 * @param oldPassword that was typed before
 */
export function usePasswordChange(
  change: (passwords: Passwords) => Promise<void>,
  {
    onRestart,
    oldPassword: typed = '',
  }: { onRestart?: (message: string) => void; oldPassword?: string } = {},
) {
  const [passwords, setPasswords] = useState({ ...empty, oldPassword: typed });
  const { oldPassword, newPassword, confirmPassword } = passwords;
  const { fieldErrors, ...panel } = usePanelSubmit(
    Object.keys(empty),
    () => ({
      ...checkFilled({ oldPassword }, { oldPassword: 'Old Password' }),
      ...checkNewPassword(newPassword, confirmPassword),
    }),
    () => change(passwords),
    onRestart,
  );
  const setPassword = (field: keyof Passwords) => (password: string) =>
    setPasswords((before) => ({ ...before, [field]: password }));
  return {
    ...panel,
    clear: () => setPasswords(empty),
    fields: { passwords, setPassword, errors: fieldErrors },
  };
}

/** The values that `PasswordChangeFields` shows. */
export type PasswordChange = ReturnType<typeof usePasswordChange>['fields'];
