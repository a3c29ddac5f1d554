import { useState } from 'react';
import { checkFilled, checkNewPassword } from './sign-in-rules';
import { usePanelSubmit } from './use-panel-submit';

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
export type Passwords = typeof empty;

/**
 * The three fields with which a password is changed, checked before they are sent.
 * @param change sends them; what it throws shows as `usePanelSubmit` says
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

/** What `PasswordChangeFields` shows. */
export type PasswordChange = ReturnType<typeof usePasswordChange>['fields'];
