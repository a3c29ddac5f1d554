import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@galley/shared/limits';
import type { Key } from '../entities/key';
import { environment } from '../env';

/** A code for a mail, 100000 to 999999. */
export function newCode(): string {
  return String(randomInt(limits.code.min, limits.code.max + 1));
}

/**
 * The stored hash of a code. The pepper is not in the table, so read access to the table does not allow
 * trying all codes; the record's key is included, so a hash is worthless in another record.
 */
export function hashCode({ pk, sk }: Key, code: string): string {
  return createHmac('sha256', environment('SIGN_IN_PEPPER'))
    .update(`${pk}\n${sk}\n${code}`)
    .digest('base64url');
}
