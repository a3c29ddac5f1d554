import { roles } from '@galley/shared/permissions';
import { companyPartition, numberedPartition, type RecordOf } from './entity';
import { digits, hashed } from './key-parts';
import type { StoredTypes } from './stored-types';

export const usersPartition = companyPartition('USERS', { reading: 'settled' });

/** Kept with what is mailed again on someone's word; `resends` is how often on end, forgotten after a day without. */
export const resent = (s: StoredTypes) => ({ resentAt: s.time.optional(), resends: s.count.optional() });

export const userEntity = usersPartition.entity({
  sort: ['USER', digits('id', 6)],
  schema: (s) => ({
    id: s.upTo(999_999, 1),
    email: s.email,
    firstName: s.text,
    lastName: s.text,
    /** Ten digits, of a company in the US or Canada. */
    phoneNumber: s.number.nullable(),
    /** E.164, of a company elsewhere. An earlier release knows `phoneNumber` alone, which is null then. */
    internationalPhone: s.text.optional(),
    role: s.oneOf(roles),
    company: s.company,
    access: s.number.nullable(),
    clientNumber: s.number.nullable(),
    relatedClients: s.text,
    /** Raised by whatever must end all sessions at once: password, role, lock, deletion. */
    epoch: s.count,
    /** An Admin locked this person. */
    isLockedOut: s.flag,
    /** Wrong codes locked this person in an older release, so a forgotten-password change unlocks; an Admin's lock it does not. */
    isLockedByCodes: s.flag.optional(),
    /** The worst count of wrong passwords of the moment, 0-5. */
    invalidAttempts: s.count,
    /** Until when `invalidAttempts` counts; 5 of them mean a lock until then. */
    attemptsUntil: s.text.optional(),
    /** Always empty: an older release counted wrong codes here. */
    wrongCodes: s.list(s.text),
    /** Raised by every sign-in. */
    wrongCodesRevision: s.count.optional(),
    mustChangePassword: s.flag,
    /** Why mail to the address came back, and when; gone with the next invitation, address or mailed proof. */
    mailProblem: s.object({ why: s.text, at: s.text }).optional(),
    /** Sign-ins that were begun with an older password end. */
    passwordChangedAt: s.text.optional(),
    lastChanged: s.text,
    /** Hashes of the addresses before this one: they are forgotten with the person. */
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
  leftOut: 'sessions: everybody signs in anew',
});

/** `secret` is what the cookie carries; only its hash is stored. */
export const sessionEntity = userPartition.entity({
  sort: ['SESSION', hashed('secret')],
  schema: (s) => ({
    publicId: s.text,
    userId: s.id,
    epoch: s.count,
    createdAt: s.time,
    expiresAt: s.time,
    /** The network it was opened from, as people read it. */
    address: s.text,
    /** 'Firefox on Windows'; '' or absent where that is not known. */
    browser: s.text.optional(),
    /** Good for setting up an authenticator app and for nothing else, until that is done. */
    mustEnrol: s.yes.optional(),
    ttl: s.count,
  }),
});
export type SessionRecord = RecordOf<typeof sessionEntity>;

export const factorPartition = numberedPartition('FACTOR', 'userId', {
  leftOut: 'secrets of authenticator apps: people set theirs up anew',
});

/** What proves a user besides a mailed code. Apart from the user: who reads and manages users never sees it. */
export const secondFactorEntity = factorPartition.entity({
  sort: ['FACTOR'],
  schema: (s) => ({
    /** The sealed secret of the authenticator app; absent where there is none. */
    authenticator: s.text.optional(),
    /** The time step of the code that was used last; it and those before it count no more. */
    lastTimeStep: s.number.optional(),
    /** The password was reset by mail: mailed codes do not count until an app's or a recovery code was right. */
    isDueAfterReset: s.flag.optional(),
    /** The sealed secret of an app that has not shown yet that it has it. */
    pendingAuthenticator: s.text.optional(),
    pendingUntil: s.text.optional(),
    /** HMACs of the recovery codes that are left. */
    recoveryCodes: s.list(s.text).optional(),
    /** HMAC of the code that the vendor's operator made, and until when it counts; gone once it was used. */
    operatorCode: s.text.optional(),
    operatorCodeUntil: s.text.optional(),
    /** Raised by every write, so that nothing is used twice. */
    revision: s.count,
  }),
});
export type SecondFactorRecord = RecordOf<typeof secondFactorEntity>;
