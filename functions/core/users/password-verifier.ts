import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Key } from '../entities/key';
import { environment } from '../env';

/**
 * After five wrong passwords the user pool refuses every sign-in of a user, regardless of who caused it.
 * During that time, our own verifier of the last right password takes its place. It is salted, slow to
 * compute, and useless without the pepper, which is not in the table, or in another record.
 */
const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const bytes = 32;

function peppered({ pk, sk }: Key, password: string): string {
  return createHmac('sha256', environment('SIGN_IN_PEPPER'))
    .update(`password\n${pk}\n${sk}\n${password}`)
    .digest('base64url');
}

export async function makeVerifier(key: Key, password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(peppered(key, password), salt, bytes);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes the same time where there is nothing to compare with. */
export async function isVerified(key: Key, verifier: string | undefined, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = verifier?.split('.') ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(peppered(key, password), Buffer.from(salt, 'base64url'), bytes);
  return expected.length === bytes && timingSafeEqual(given, expected);
}
