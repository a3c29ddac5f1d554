import { limits } from '@galley/shared/limits';
import { signInMessages } from '@galley/shared/sign-in-messages';
import type { FieldErrors } from './check-filled';

/** Checks a new password and its repetition. */
export function checkNewPassword(newPassword: string, confirmPassword: string): FieldErrors {
  const { min, max } = limits.password;
  if (newPassword.length < min || newPassword.length > max)
    return { newPassword: signInMessages.passwordLength };
  if (newPassword !== confirmPassword) return { confirmPassword: signInMessages.passwordMismatch };
  return {};
}

/** Checks a code, ignoring spaces and, unless told otherwise, hyphens. */
const checkCode =
  (pattern: RegExp, problem: string, ignored = /[\s-]/g) =>
  (code: string): FieldErrors =>
    pattern.test(code.replace(ignored, '')) ? {} : { code: problem };

/** Checks a mailed code: a number from 100000 to 999999. */
export const checkMailedCode = checkCode(/^[1-9]\d{5}$/, 'Code must be the 6 digits of the email.');

/** Checks a mailed code, an authenticator code (which may begin with 0), or a recovery code of ten characters. */
export const checkSecondFactor = checkCode(
  /^(\d{6}|[A-Za-z0-9]{10})$/,
  'Code must be 6 digits, or a recovery code.',
);

/** Checks a recovery code of ten characters. */
export const checkRecoveryCode = checkCode(
  /^[A-Za-z0-9]{10}$/,
  'A recovery code has ten letters and digits.',
);

/** Checks the code of an authenticator app, which may begin with 0. */
export const checkAuthenticatorCode = checkCode(
  /^\d{6}$/,
  'Code must be the 6 digits that the app shows.',
  /\s/g,
);
