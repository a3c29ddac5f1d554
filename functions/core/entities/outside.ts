import { companyPartition, type RecordOf } from './entity';
import { hashed } from './key-parts';

export const outsidePartition = companyPartition('OUTSIDE', {
  leftOut: 'what other sites answered, which they can be asked again',
});

/** An address of another site that a published page links to, and what became of asking it. */
export const outsideAddressEntity = outsidePartition.entity({
  sort: ['ADDRESS', hashed('address')],
  schema: (s) => ({
    address: s.text,
    /** The pages that link to it, as far as they were counted. */
    pageIds: s.list(s.count),
    /** An HTTP status or a word of `noAnswers`; '' before it was asked. */
    answer: s.text,
    /** How often it was dead in a row, at times that are apart; two of them count. */
    failures: s.count,
    /** When it was found dead last; '' where it was not. */
    failedAt: s.text,
    /** When it was asked last; '' before it was. */
    askedAt: s.text,
    /** When it is asked next, without waiting for the look of the week; '' where it is not. */
    askAt: s.text,
  }),
});
export type OutsideAddressRecord = RecordOf<typeof outsideAddressEntity>;

/** Two failures at times that are apart: one may be an hour's repair. */
export const isKnownDead = ({ failures }: Pick<OutsideAddressRecord, 'failures'>): boolean => failures >= 2;

/** It is asked before the look of the week, or was not asked again since the last one. */
export const isToBeAsked = (
  { askAt, askedAt }: Pick<OutsideAddressRecord, 'askAt' | 'askedAt'>,
  askSince: string,
  now: Date,
): boolean => (askAt !== '' && askAt <= now.toISOString()) || askedAt < askSince;

/** When pages were looked through for addresses last. */
export const outsideLookEntity = outsidePartition.entity({
  sort: ['LOOK'],
  schema: (s) => ({
    lookedAt: s.time,
    /** What was asked before this moment is asked again. */
    askSince: s.text,
    /** Addresses that are too many to be looked after. */
    left: s.count,
    /** By page: some of the addresses on it that are known to be dead. The page list reads this one item for them. */
    deadOn: s.byName(s.list(s.text)).optional(),
    /** No one else asks before this moment. */
    turnUntil: s.text.optional(),
  }),
});
export type OutsideLookRecord = RecordOf<typeof outsideLookEntity>;
