import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { invalidPassword } from './cognito-error';

export interface PasswordPolicy {
  /** 8 by default. */
  minimumLength?: number;
  requireLowercase?: boolean;
  requireUppercase?: boolean;
  requireNumbers?: boolean;
  requireSymbols?: boolean;
  /** 7 by default. */
  temporaryPasswordValidityDays?: number;
}

const maxLength = 256;

const requirements = [
  ['requireLowercase', /[a-z]/, 'Password must have lowercase characters'],
  ['requireUppercase', /[A-Z]/, 'Password must have uppercase characters'],
  ['requireNumbers', /[0-9]/, 'Password must have numeric characters'],
  ['requireSymbols', /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/, 'Password must have symbol characters'],
] as const;

/** @throws ServiceError InvalidPasswordException */
export function checkPassword(password: unknown, policy: PasswordPolicy): asserts password is string {
  if (typeof password !== 'string' || password.length < (policy.minimumLength ?? 8)) {
    throw invalidPassword('Password not long enough');
  }
  if (password.length > maxLength) throw invalidPassword('Password too long');
  if (/^\s|\s$/.test(password)) throw invalidPassword('Password must not start or end with a space');
  for (const [name, pattern, message] of requirements) {
    if (policy[name] && !pattern.test(password)) throw invalidPassword(message);
  }
}

/** The cost of hashing a password. */
export interface PasswordWork {
  N: number;
}

/** A quarter of Node's default: these are only a laptop's passwords. */
export const storedPasswordWork: PasswordWork = { N: 4096 };
/** For passwords that are never stored on disk: those of the tests, which sign in thousands of times. */
export const fleetingPasswordWork: PasswordWork = { N: 64 };

const scryptAsync = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number },
) => Promise<Buffer>;

const derive = (password: string, salt: Buffer, work: PasswordWork) => scryptAsync(password, salt, 32, work);

/** scrypt with a salt, as `salt.hash` in base64. */
export async function hashPassword(password: string, work: PasswordWork): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${(await derive(password, salt, work)).toString('base64')}`;
}

/** Takes as long for a user without a password, or for no user at all, as for a wrong password. */
export async function isPassword(
  password: string,
  hash: string | undefined,
  work: PasswordWork,
): Promise<boolean> {
  const [salt = '', expected = ''] = (hash ?? '').split('.');
  const actual = await derive(password, Buffer.from(salt, 'base64'), work);
  const wanted = Buffer.from(expected, 'base64');
  return wanted.length === actual.length && timingSafeEqual(actual, wanted);
}

const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%+-_=?'];

const generatedLength = 20;

/** A password that every policy accepts. */
export function generatePassword(): string {
  return Array.from({ length: generatedLength }, (_, index) => {
    const alphabet = alphabets[index % alphabets.length] as string;
    return alphabet[randomInt(alphabet.length)];
  }).join('');
}
