import { NewPasswordFields } from './new-password-fields';
import { PasswordField } from './panel-fields';
import type { PasswordChange } from './use-password-change';

/** The old password and twice the new one. */
export function PasswordChangeFields({ passwords, setPassword, errors }: PasswordChange) {
  return (
    <>
      <PasswordField
        name="oldPassword"
        label="Old Password"
        autoComplete="current-password"
        value={passwords.oldPassword}
        onChange={setPassword('oldPassword')}
        error={errors.oldPassword}
      />
      <NewPasswordFields
        newPassword={passwords.newPassword}
        onNewPasswordChange={setPassword('newPassword')}
        confirmPassword={passwords.confirmPassword}
        onConfirmPasswordChange={setPassword('confirmPassword')}
        errors={errors}
      />
    </>
  );
}
