import type { SubmissionRecord } from '../core/entities/form';

/**
 * Tells whether a submission is about the person with this address: it was filled in, or is in what was written.
 * A longer address that holds it, as `ann@a.example` holds `n@a.example`, is someone else's.
 */
export function personFinder(email: string): (submission: Pick<SubmissionRecord, 'pairs'>) => boolean {
  const address = email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w.%+-])${address}(?![\\w-]|\\.\\w)`, 'i');
  return ({ pairs }) => pairs.some(({ fieldValue }) => pattern.test(fieldValue));
}
