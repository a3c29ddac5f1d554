import { companyPartition, type RecordOf } from './entity';
import { hashed } from './key-parts';

export const outsidePartition = companyPartition('OUTSIDE', {
  leftOut: 'what other sites answered, which they can be asked again',
});

/** A URL of another site that published pages link to, and the result of checking it. */
export const outsideUrlEntity = outsidePartition.entity({
  sort: ['ADDRESS', hashed('address')],
  schema: (s) => ({
    address: s.text,
    /** The pages that link to it, up to a limit. */
    pageIds: s.list(s.count),
    /** An HTTP status or a word of `noResponses`; '' until the first check. */
    answer: s.text,
    /**
     * The number of consecutive failures, some time apart; a link counts as broken from the second one on.
     */
    failures: s.count,
    /** The last failed check; '' where there was none. */
    failedAt: s.text,
    /** The last check; '' before the first. */
    askedAt: s.text,
    /** When it is checked next, ahead of the weekly check; '' where no such check is planned. */
    askAt: s.text,
  }),
});
export type OutsideUrlRecord = RecordOf<typeof outsideUrlEntity>;

/** Two failures some time apart: a single one may be an hour's maintenance. */
export const isKnownBroken = ({ failures }: Pick<OutsideUrlRecord, 'failures'>): boolean => failures >= 2;

/** It is due before the weekly check, or has not been checked since that began. */
export const isCheckDue = (
  { askAt, askedAt }: Pick<OutsideUrlRecord, 'askAt' | 'askedAt'>,
  askSince: string,
  now: Date,
): boolean => (askAt !== '' && askAt <= now.toISOString()) || askedAt < askSince;

/** The last search of pages for links to other sites. */
export const linkSearchEntity = outsidePartition.entity({
  sort: ['LOOK'],
  schema: (s) => ({
    lookedAt: s.time,
    /** Links whose last check was before this moment are checked again. */
    askSince: s.text,
    /** The number of links beyond the limit, which are not checked. */
    left: s.count,
    /** Some of the broken links, by page. The page list reads only this item for them. */
    deadOn: s.byName(s.list(s.text)).optional(),
    /** Until when one runner has the checks to itself. */
    turnUntil: s.text.optional(),
  }),
});
