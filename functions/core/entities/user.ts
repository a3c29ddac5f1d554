import { roles } from '@galley/shared/permissions';
import { companyPartition, numberedPartition, type RecordOf } from './entity';
import { digits, hashed } from './key-parts';
import type { StoredTypes } from './stored-types';

export const usersPartition = companyPartition('USERS', { reading: 'settled' });

/**
 * Tracks mails that are sent again by hand; `resends` counts consecutive ones and is reset after a day
 * without any.
 */
export const resent = (s: StoredTypes) => ({ resentAt: s.time.optional(), resends: s.count.optional() });

export const userEntity = usersPartition.entity({
  sort: ['USER', digits('id', 6)],
  schema: (s) => ({
    id: s.upTo(999_999, 1),
    email: s.email,
    firstName: s.text,
    lastName: s.text,
    /** Ten digits, for a company in the US or Canada. */
    phoneNumber: s.number.nullable(),
    /** E.164, for a company elsewhere. An earlier release only knows `phoneNumber`, which is then null. */
    internationalPhone: s.text.optional(),
    role: s.oneOf(roles),
    company: s.company,
    access: s.number.nullable(),
    clientNumber: s.number.nullable(),
    relatedClients: s.text,
    /** Raised by every change that must end all sessions at once: password, role, lock, deletion. */
    epoch: s.count,
    /** Locked by an Admin. */
    isLockedOut: s.flag,
    /** Locked by wrong codes in an older release. A password reset removes this lock, but not an Admin's. */
    isLockedByCodes: s.flag.optional(),
    /** The current highest count of wrong passwords, 0-5. */
    invalidAttempts: s.count,
    /** Until when `invalidAttempts` counts; a value of 5 locks the account until then. */
    attemptsUntil: s.text.optional(),
    /** Always empty: an older release counted wrong codes here. */
    wrongCodes: s.list(s.text),
    /** Raised by every sign-in. */
    wrongCodesRevision: s.count.optional(),
    mustChangePassword: s.flag,
    /**
     * Why and when a mail bounced; removed by the next invitation, a new email address or a mailed code that
     * was used.
     */
    mailProblem: s.object({ why: s.text, at: s.text }).optional(),
    /** Sign-ins that began before this moment are invalid. */
    passwordChangedAt: s.text.optional(),
    lastChanged: s.text,
    /** Hashes of the user's previous email addresses, which are forgotten together with the user. */
    formerAddresses: s.list(s.text).optional(),
    revision: s.count,
    ...resent(s),
  }),
});
export type UserRecord = RecordOf<typeof userEntity>;

export const userCounterEntity = usersPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});

export const userPartition = numberedPartition('USER', 'userId', {
  leftOut: 'sessions: all users sign in again',
});

/** `secret` is the cookie's value; only its hash is stored. */
export const sessionEntity = userPartition.entity({
  sort: ['SESSION', hashed('secret')],
  schema: (s) => ({
    publicId: s.text,
    userId: s.id,
    epoch: s.count,
    createdAt: s.time,
    expiresAt: s.time,
    /** The network that the session was opened from, for display. */
    address: s.text,
    /** 'Firefox on Windows'; '' or absent where unknown. */
    browser: s.text.optional(),
    /** The session only allows setting up an authenticator app until that is done. */
    mustEnrol: s.yes.optional(),
    ttl: s.count,
  }),
});
export type SessionRecord = RecordOf<typeof sessionEntity>;

export const factorPartition = numberedPartition('FACTOR', 'userId', {
  leftOut: 'secrets of authenticator apps: users set theirs up again',
});

/**
 * A user's second factors other than mailed codes. Separate from the user, so that code which reads and
 * manages users never sees them.
 */
export const secondFactorEntity = factorPartition.entity({
  sort: ['FACTOR'],
  schema: (s) => ({
    /** The encrypted secret of the authenticator app; absent where there is none. */
    authenticator: s.text.optional(),
    /** The time step of the last code that was used; it and earlier ones are no longer accepted. */
    lastTimeStep: s.number.optional(),
    /**
     * The password was reset by mail: mailed codes are not accepted until a code of the app or a recovery
     * code was right.
     */
    isDueAfterReset: s.flag.optional(),
    /** The encrypted secret of an app that has not yet proved a code. */
    pendingAuthenticator: s.text.optional(),
    pendingUntil: s.text.optional(),
    /** HMACs of the unused recovery codes. */
    recoveryCodes: s.list(s.text).optional(),
    /** HMAC of the code that the operator issued, and until when it is valid; removed once used. */
    operatorCode: s.text.optional(),
    operatorCodeUntil: s.text.optional(),
    /** Raised by every write, so that no code is used twice. */
    revision: s.count,
  }),
});
export type SecondFactorRecord = RecordOf<typeof secondFactorEntity>;
