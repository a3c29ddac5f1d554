import type { SubmissionRecord } from '../core/entities/form';

/**
 * Tells whether a submission contains this email address, in a field or within a text. A longer email address
 * that ends with it, such as `ann@a.example` for `n@a.example`, belongs to another person.
 */
export function personFinder(email: string): (submission: Pick<SubmissionRecord, 'pairs'>) => boolean {
  const escaped = email.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\w.%+-])${escaped}(?![\\w-]|\\.\\w)`, 'i');
  return ({ pairs }) => pairs.some(({ fieldValue }) => pattern.test(fieldValue));
}
