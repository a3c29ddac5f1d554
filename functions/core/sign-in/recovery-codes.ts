import { randomInt } from 'node:crypto';
import type { Key } from '../entities/key';
import { hashCode, isSameHash } from './sign-in-code';

const codesPerSet = 10;
const codeLength = 10;
// Without letters and digits that look alike: people copy them from paper. Some 49 bits for each code.
const characters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < codesPerSet) codes.add(newRecoveryCode());
  return [...codes];
}

export function newRecoveryCode(): string {
  return Array.from({ length: codeLength }, () => characters[randomInt(characters.length)]).join('');
}

/** What is stored of a recovery code, in the record of this user. The case of its letters does not matter. */
export function hashRecoveryCode(record: Key, code: string): string {
  return hashCode(record, code.toUpperCase());
}

/** The codes that are left after this one was used; undefined where it is none of them. */
export function withoutRecoveryCode(
  record: Key,
  stored: readonly string[],
  code: string,
): string[] | undefined {
  const hash = hashRecoveryCode(record, code);
  const others = stored.filter((other) => !isSameHash(other, hash));
  return others.length < stored.length ? others : undefined;
}
