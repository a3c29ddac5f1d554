import type { Key } from '../core/keys/key';

/** `ATTEMPT#<hash> / RESET`: the code for a new password that was mailed last to an address. */
export interface ResetRecord extends Key {
  codeHash?: string;
  codeExpiresAt?: string;
  answers: number;
  ttl: number;
}
