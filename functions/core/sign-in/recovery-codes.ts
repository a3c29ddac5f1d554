import { randomInt } from 'node:crypto';
import type { Key } from '../entities/key';
import { isSameSecret } from '../same-secret';
import { hashCode } from './sign-in-code';

const codesPerSet = 10;
const codeLength = 10;
// Without letters and digits that look alike, because users copy them from paper. Each code has some 49 bits.
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codesPerSet) codes.add(newRecoveryCode());
  return [...codes];
}

export function newRecoveryCode(): string {
  return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('');
}

/** The stored hash of a recovery code for this user. Letter case is ignored. */
export function hashRecoveryCode(record: Key, code: string): string {
  return hashCode(record, code.toUpperCase());
}

/** The remaining codes after this one was used; undefined where it is not one of them. */
export function withoutRecoveryCode(
  record: Key,
  stored: readonly string[],
  code: string,
): string[] | undefined {
  const hash = hashRecoveryCode(record, code);
  const others = stored.filter((other) => !isSameSecret(other, hash));
  return others.length < stored.length ? others : undefined;
}
