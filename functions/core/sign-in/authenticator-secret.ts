import { randomBytes } from 'node:crypto';
import type { Key } from '../entities/key';
import { seal, unseal } from '../sealing';
import { timeStepSeconds } from './totp';

/** The length of SHA-1's output, as the RFC recommends. */
const secretBytes = 20;
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newAuthenticatorSecret = () => randomBytes(secretBytes);

/**
 * Encrypts a secret for storage. The key is not in the table, so read access to the table does not yield
 * codes; the record's own key is authenticated, too, so a secret cannot be moved to another user.
 */
export function sealSecret(record: Key, secret: Buffer): string {
  return seal('authenticator secrets', boundTo(record), secret);
}

/** @throws where it was sealed for another record, or with another key */
export function openSecret(record: Key, stored: string): Buffer {
  return unseal('authenticator secrets', boundTo(record), stored);
}

const boundTo = ({ pk, sk }: Key) => `${pk}\n${sk}`;

/**
 * The URI in the QR code that an authenticator app scans. `issuer` is the name under which the app lists it.
 */
export function authenticatorUrl(secret: Buffer, issuer: string, account: string): string {
  // A colon would separate the two names of the label.
  const name = issuer.replaceAll(':', ' ');
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(account)}`;
  const parameters = Object.entries({
    secret: base32Of(secret),
    issuer: name,
    algorithm: 'SHA1',
    digits: '6',
    period: String(timeStepSeconds),
  });
  return `otpauth://totp/${label}?${parameters.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}

/** Base 32 (RFC 4648) without padding. Twenty bytes are exactly 32 letters. */
export function base32Of(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((part) => base32[Number.parseInt(part.padEnd(5, '0'), 2)])
    .join('');
}
