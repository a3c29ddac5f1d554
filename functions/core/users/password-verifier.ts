import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Key } from '../entities/key';
import { readEnvironment } from '../env';

/**
 * The user pool locks a user for everybody after five wrong passwords, no matter who sent them. For that time our own
 * proof of the last right password takes its place. Salted, slow to try, and worth nothing without the pepper, which is
 * not in the table, or in another record.
 */
const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const bytes = 32;

function peppered({ pk, sk }: Key, password: string): string {
  const { SIGN_IN_PEPPER } = readEnvironment(['SIGN_IN_PEPPER']);
  return createHmac('sha256', SIGN_IN_PEPPER)
    .update(`password\n${pk}\n${sk}\n${password}`)
    .digest('base64url');
}

export async function makeVerifier(key: Key, password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(peppered(key, password), salt, bytes);
  return `${salt.toString('base64url')}.${hash.toString('base64url')}`;
}

/** Takes as long where there is nothing to compare with. */
export async function isVerified(key: Key, verifier: string | undefined, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = verifier?.split('.') ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const given = await derive(peppered(key, password), Buffer.from(salt, 'base64url'), bytes);
  return expected.length === bytes && timingSafeEqual(given, expected);
}
