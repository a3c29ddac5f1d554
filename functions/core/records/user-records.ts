import type { Role } from '@galley/shared/permissions';
import type { Key } from '../keys/key';
import type { Resent } from '../resend-wait';

/** `C#acme#USERS / USER#000012` */
export interface UserRecord extends Key, Resent {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  /** Ten digits, of a company in the US or Canada. */
  phoneNumber: number | null;
  /** E.164, of a company elsewhere. An earlier release knows `phoneNumber` alone, which is null then. */
  internationalPhone?: string;
  role: Role;
  company: string;
  access: number | null;
  clientNumber: number | null;
  relatedClients: string;
  /** Raised by whatever must end all sessions at once: password, role, lock, deletion. */
  epoch: number;
  /** An Admin locked this person. */
  isLockedOut: boolean;
  /** Wrong codes locked this person in an older release, so a forgotten-password change unlocks; an Admin's lock it does not. */
  isLockedByCodes?: boolean;
  /** The worst count of wrong passwords of the moment, 0-5. */
  invalidAttempts: number;
  /** Until when `invalidAttempts` counts; 5 of them mean a lock until then. */
  attemptsUntil?: string;
  /** Always empty: an older release counted wrong codes here. */
  wrongCodes: string[];
  /** Raised by every sign-in. */
  wrongCodesRevision?: number;
  mustChangePassword: boolean;
  /** Why mail to the address came back, and when; gone with the next invitation, address or mailed proof. */
  mailProblem?: { why: string; at: string };
  /** Sign-ins that were begun with an older password end. */
  passwordChangedAt?: string;
  lastChanged: string;
  /** Hashes of the addresses before this one: they are forgotten with the person. */
  formerAddresses?: string[];
  revision: number;
}

/** `C#acme#USER#12 / SESSION#<hash>` */
export interface SessionRecord extends Key {
  publicId: string;
  userId: number;
  epoch: number;
  createdAt: string;
  expiresAt: string;
  /** The network it was opened from, as people read it. */
  address: string;
  /** 'Firefox on Windows'; '' or absent where that is not known. */
  browser?: string;
  /** Good for setting up an authenticator app and for nothing else, until that is done. */
  mustEnrol?: true;
  ttl: number;
}

/** `EMAIL#<hash> / IDENTITY`: whose an address is, apart from what he may do there. */
export interface IdentityRecord extends Key {
  company: string;
  userId: number;
  /** Wrong passwords from before this moment no longer count: an Admin or a new password unlocked the address. */
  attemptsClearedAt?: string;
  /** Proves the password while the user pool refuses everybody, and when the pool last agreed. */
  passwordVerifier?: string;
  passwordVerifiedAt?: string;
}
