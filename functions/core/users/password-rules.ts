import { randomInt } from 'node:crypto';
import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { once } from '@galley/shared/once';
import { invalid } from '../errors';
import commonPasswords from './common-passwords.json' with { type: 'json' };

const common = once(() => new Set(commonPasswords.passwords.split(' ')));

/** Whether a password is among the most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common().has(password.toLowerCase());
}

/**
 * The rules for a new password that a schema cannot express; its length has already been checked. All rules
 * share one message.
 * @throws 400 naming `field`
 */
export function requireGoodPassword(field: string, password: string): void {
  // Cognito refuses passwords that begin or end with a space.
  if (password !== password.trim() || isCommonPassword(password)) {
    throw invalid({ [field]: messages.passwordLength });
  }
}

/** @throws 400 where the two fields of a password form differ */
export function requireSamePassword(newPassword: string, confirmPassword: string): void {
  if (newPassword !== confirmPassword) throw invalid({ confirmPassword: messages.passwordMismatch });
}

/** @throws 400 naming `field` where the new password equals the old one */
export function requireAnotherPassword(field: string, newPassword: string, oldPassword: string): void {
  if (newPassword === oldPassword) {
    throw invalid({ [field]: 'Choose a password that differs from the old one.' });
  }
}

// Without letters and digits that look alike, because users copy it from a mail.
const readableCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const temporaryLength = Math.min(16, limits.password.max);

/** A temporary password that must be changed at the first sign-in: some 92 bits. */
export function temporaryPassword(): string {
  return Array.from(
    { length: temporaryLength },
    () => readableCharacters[randomInt(readableCharacters.length)],
  ).join('');
}
