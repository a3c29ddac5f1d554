import { PasswordField } from './panel-fields';

interface NewPasswordFieldsProps {
  newPassword: string;
  onNewPasswordChange: (password: string) => void;
  confirmPassword: string;
  onConfirmPasswordChange: (password: string) => void;
  errors: { newPassword?: string; confirmPassword?: string };
}

/** The two fields for a new password. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        name="newPassword"
        label="New Password"
        description="8 to 20 characters"
        autoComplete="new-password"
        value={props.newPassword}
        onChange={props.onNewPasswordChange}
        error={props.errors.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm Password"
        autoComplete="new-password"
        value={props.confirmPassword}
        onChange={props.onConfirmPasswordChange}
        error={props.errors.confirmPassword}
      />
    </>
  );
}
