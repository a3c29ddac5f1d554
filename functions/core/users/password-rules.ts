import { randomInt } from 'node:crypto';
import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { invalid } from '../errors';
import commonPasswords from './common-passwords.json' with { type: 'json' };

let common: Set<string> | undefined;

/** Whether a password is one of the commonest, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(commonPasswords.passwords.split(' '));
  return common.has(password.toLowerCase());
}

/**
 * What a schema cannot say about a new password; its length was checked there. One sentence for every rule.
 * @throws 400 naming `field`
 */
export function requireGoodPassword(field: string, password: string): void {
  // Cognito takes no password that begins or ends with a space.
  if (password !== password.trim() || isCommonPassword(password)) {
    throw invalid({ [field]: messages.passwordLength });
  }
}

/** @throws 400 where the two fields of a password form differ */
export function requireSamePassword(newPassword: string, confirmPassword: string): void {
  if (newPassword !== confirmPassword) throw invalid({ confirmPassword: messages.passwordMismatch });
}

/** @throws 400 naming `field` where the new password is the old one */
export function requireAnotherPassword(field: string, newPassword: string, oldPassword: string): void {
  if (newPassword === oldPassword) {
    throw invalid({ [field]: 'Choose a password that differs from the old one.' });
  }
}

// Without letters and digits that look alike: people copy it from a mail.
const readableCharacters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const temporaryLength = Math.min(16, limits.password.max);

/** A password for the way to the first sign-in, where it must be changed: some 92 bits. */
export function temporaryPassword(): string {
  return Array.from(
    { length: temporaryLength },
    () => readableCharacters[randomInt(readableCharacters.length)],
  ).join('');
}
