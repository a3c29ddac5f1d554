import { Partition, type RecordOf } from './entity';
import type { EntityKey, Key } from './key';
import { hashed, sha256, text } from './key-parts';

/**
 * Items that are read before the company is known. They hold no company's content, only which company an
 * email address belongs to and how many attempts it made.
 */
export const emailPartition = new Partition<[emailHash: string]>(['EMAIL', text('emailHash')], {
  leftOut: 'made from the users',
});

/** Identifies an email address without revealing it. */
export const emailHash = (email: string) => sha256(email.trim().toLowerCase());

/** The owner of an email address, without the owner's permissions. */
export const identityEntity = emailPartition.entity({
  sort: ['IDENTITY'],
  schema: (s) => ({
    company: s.text,
    userId: s.id,
    /**
     * Wrong passwords from before this moment no longer count, because an Admin or a new password unlocked
     * the account.
     */
    attemptsClearedAt: s.text.optional(),
    /**
     * A verifier of the password, for the time that the user pool refuses every sign-in, and when the pool
     * last accepted that password.
     */
    passwordVerifier: s.text.optional(),
    passwordVerifiedAt: s.text.optional(),
  }),
});
export type IdentityRecord = RecordOf<typeof identityEntity>;
export const identityKey = (email: string) => identityEntity.key(emailHash(email));

export const attemptPartition = new Partition<[hash: string]>(['ATTEMPT', text('hash')], {
  leftOut: 'sign-ins that are under way',
});

/**
 * A sign-in between the right password and the session. Its key contains the hash of the cookie's secret: the
 * triggers get the hash and never the secret.
 */
export const attemptEntity = attemptPartition.entity({
  sort: ['ATTEMPT'],
  schema: (s) => ({
    company: s.text,
    userId: s.id,
    email: s.text,
    /** Changing the password after this moment invalidates the attempt. */
    passwordRightAt: s.text,
    mustChangePassword: s.flag,
    /** The provider whose token replaced the password; absent after a password. */
    provider: s.text.optional(),
    /** HMAC of the code that was last mailed; removed by a right answer. */
    codeHash: s.text.optional(),
    codeExpiresAt: s.text.optional(),
    /** HMAC of the right answer; sending it again does not count as another answer. */
    rightHash: s.text.optional(),
    codesSent: s.count,
    /** The number of answers that were compared, right or wrong, over all codes of this attempt. */
    answers: s.count,
    expiresAt: s.text,
    ttl: s.count,
  }),
});
export type AttemptRecord = RecordOf<typeof attemptEntity>;

/** A provider's token that has been redeemed. */
const redeemedTokenEntity = attemptPartition.entity({
  sort: ['TOKEN'],
  schema: (s) => ({ ttl: s.count }),
});
/** @param signed the part of the token that its signature covers */
export const redeemedTokenKey = (signed: string) => redeemedTokenEntity.key(sha256(signed));

/**
 * The last password reset code that was mailed to an email address, by the browser or network that requested
 * it. An attacker who requests or guesses codes affects only their own record.
 */
const resetEntity = attemptPartition.entity({
  sort: ['RESET'],
  schema: (s) => ({
    codeHash: s.text.optional(),
    codeExpiresAt: s.text.optional(),
    answers: s.count,
    ttl: s.count,
  }),
});
export type ResetRecord = RecordOf<typeof resetEntity>;
/** @param asker the secret of the requesting browser, or its network */
export const resetKey = (email: string, asker: string) => resetEntity.key(sha256(`${email}\n${asker}`));

export const ratePartition = new Partition<[subject: string]>(['RATE', hashed('subject')], {
  leftOut: 'counts of the last minutes',
});
/**
 * Either the number of attempts of a subject, or the time of its next permitted attempt; the subject
 * determines which.
 */
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

/**
 * The company that an email domain or an identity provider belongs to. Each belongs to only one, so no
 * company can sign in another's users.
 */
const signOnClaimEntity = signOnPartition.entity({
  sort: ['CLAIM'],
  schema: (s) => ({ company: s.text }),
});
export const domainClaimKey = (domain: string) => signOnClaimEntity.key(`DOMAIN#${domain}`);
export const providerClaimKey = (name: string) => signOnClaimEntity.key(`PROVIDER#${name.toLowerCase()}`);
