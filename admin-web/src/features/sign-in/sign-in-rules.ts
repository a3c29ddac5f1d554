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

/** Checks a mailed code: a number from 100000 to 999999. Spaces are ignored. */
export function checkMailedCode(code: string): FieldErrors {
  const text = code.replace(/[\s-]/g, '');
  const number = Number(text);
  const isRight = /^\d{6}$/.test(text) && number >= limits.code.min && number <= limits.code.max;
  return isRight ? {} : { code: 'Code must be the 6 digits of the email.' };
}

/** Checks a mailed code, an authenticator code (which may begin with 0), or a recovery code of ten characters. */
export function checkSecondFactor(code: string): FieldErrors {
  const text = code.replace(/[\s-]/g, '');
  const isRight = /^(\d{6}|[A-Za-z0-9]{10})$/.test(text);
  return isRight ? {} : { code: 'Code must be 6 digits, or a recovery code.' };
}

/** Checks a recovery code of ten characters, ignoring spaces and hyphens. */
export function checkRecoveryCode(code: string): FieldErrors {
  const isRight = /^[A-Za-z0-9]{10}$/.test(code.replace(/[\s-]/g, ''));
  return isRight ? {} : { code: 'A recovery code has ten letters and digits.' };
}

/** Checks the code of an authenticator app, which may begin with 0. */
export function checkAuthenticatorCode(code: string): FieldErrors {
  return /^\d{6}$/.test(code.replace(/\s/g, ''))
    ? {}
    : { code: 'Code must be the 6 digits that the app shows.' };
}
