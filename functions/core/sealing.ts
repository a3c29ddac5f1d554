import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { environment } from './env';

const [nonceBytes, tagBytes] = [12, 16];
type Purpose = 'authenticator secrets' | 'mailed codes';

/**
 * Encrypts a secret that must be readable again, so that read access to the table does not reveal it. The key
 * is not in the table, and each purpose has its own.
 * @param boundTo additional authenticated data: what was sealed cannot be moved to another place
 */
export function seal(purpose: Purpose, boundTo: string, secret: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws where it was sealed for something else, or with another key */
export function unseal(purpose: Purpose, boundTo: string, stored: string): Buffer {
  const bytes = Buffer.from(stored, 'base64url');
  const sealed = bytes.subarray(nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed), decipher.final()]);
}

function keyFor(purpose: Purpose): Buffer {
  return Buffer.from(hkdfSync('sha256', environment('SIGN_IN_PEPPER'), '', purpose, 32));
}
