import { Partition, type RecordOf } from './entity';
import type { EntityKey, Key } from './key';
import { hashed, sha256, text } from './key-parts';

/**
 * Before a company is known. These hold no company's content, only where an address belongs and how often it tried.
 */
export const emailPartition = new Partition<[addressHash: string]>(['EMAIL', text('addressHash')], {
  leftOut: 'made from the users',
});

/** Names an address without saying it. */
export const addressHash = (emailAddress: string) => sha256(emailAddress.trim().toLowerCase());

/** Whose an address is, apart from what that person may do there. */
export const identityEntity = emailPartition.entity({
  sort: ['IDENTITY'],
  schema: (s) => ({
    company: s.text,
    userId: s.id,
    /** Wrong passwords from before this moment no longer count: an Admin or a new password unlocked the address. */
    attemptsClearedAt: s.text.optional(),
    /** Proves the password while the user pool refuses everybody, and when the pool last agreed. */
    passwordVerifier: s.text.optional(),
    passwordVerifiedAt: s.text.optional(),
  }),
});
export type IdentityRecord = RecordOf<typeof identityEntity>;
export const identityKey = (emailAddress: string) => identityEntity.key(addressHash(emailAddress));

export const attemptPartition = new Partition<[hash: string]>(['ATTEMPT', text('hash')], {
  leftOut: 'sign-ins that are under way',
});

/**
 * A sign-in between the right password and the session. Its key holds the hash of what the cookie carries: the triggers
 * get the hash and never the secret.
 */
export const attemptEntity = attemptPartition.entity({
  sort: ['ATTEMPT'],
  schema: (s) => ({
    company: s.text,
    userId: s.id,
    email: s.text,
    /** A password that was changed later than this makes the attempt void. */
    passwordRightAt: s.text,
    mustChangePassword: s.flag,
    /** Whose token stood in the place of the password; absent after a password. */
    provider: s.text.optional(),
    /** HMAC of the code that was mailed last; gone once an answer was right. */
    codeHash: s.text.optional(),
    codeExpiresAt: s.text.optional(),
    /** HMAC of the answer that was right; the same one sent again is no other answer. */
    rightHash: s.text.optional(),
    codesSent: s.count,
    /** Answers that were compared, right or wrong, for all codes of this attempt together. */
    answers: s.count,
    expiresAt: s.text,
    ttl: s.count,
  }),
});
export type AttemptRecord = RecordOf<typeof attemptEntity>;

/** A provider's token that was redeemed. */
export const redeemedTokenEntity = attemptPartition.entity({
  sort: ['TOKEN'],
  schema: (s) => ({ ttl: s.count }),
});
/** @param signed the part of the token that its signature covers */
export const redeemedTokenKey = (signed: string) => redeemedTokenEntity.key(sha256(signed));

/**
 * The code for a new password that was mailed last to an address, asked for by this browser or network. Anyone else who
 * asks or guesses spoils only their own.
 */
export const resetEntity = attemptPartition.entity({
  sort: ['RESET'],
  schema: (s) => ({
    codeHash: s.text.optional(),
    codeExpiresAt: s.text.optional(),
    answers: s.count,
    ttl: s.count,
  }),
});
export type ResetRecord = RecordOf<typeof resetEntity>;
/** @param asker the secret of the browser that asked, or its network */
export const resetKey = (emailAddress: string, asker: string) =>
  resetEntity.key(sha256(`${emailAddress}\n${asker}`));

export const ratePartition = new Partition<[subject: string]>(['RATE', hashed('subject')], {
  leftOut: 'counts of the last minutes',
});
/** Either how many tries of a subject count, or which of its tries is let through next; only the subject says which. */
export const rateEntity = ratePartition.entity({
  sort: ['RATE'],
  schema: (s) => ({
    tries: s.count.optional(),
    lastAt: s.text.optional(),
    until: s.text.optional(),
    next: s.text.optional(),
    ttl: s.count,
  }),
});
type AnyRate = RecordOf<typeof rateEntity>;
export type RateRecord = Required<Omit<AnyRate, 'next'>>;
export type PaceRecord = Required<Pick<AnyRate, 'pk' | 'sk' | 'next' | 'ttl'>>;
const placeOf = (subject: string): Key => rateEntity.key(subject);
export const rateKey = (subject: string): EntityKey<RateRecord> => placeOf(subject);
export const paceKeyOf = (subject: string): EntityKey<PaceRecord> => placeOf(subject);

export const signOnPartition = new Partition<[what: string]>(['SIGNON', text('what')], {
  leftOut: "made from the company's record",
});

/** Which company an email domain or an identity provider belongs to: each to one, so that none answers for another. */
export const signOnClaimEntity = signOnPartition.entity({
  sort: ['CLAIM'],
  schema: (s) => ({ company: s.text }),
});
export const domainClaimKey = (domain: string) => signOnClaimEntity.key(`DOMAIN#${domain}`);
export const providerClaimKey = (name: string) => signOnClaimEntity.key(`PROVIDER#${name.toLowerCase()}`);
