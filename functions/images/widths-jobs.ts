import { widthsFor } from '@galley/shared/image-rules';
import type { CompanyScope } from '../core/company-scope';
import type { ImageRecord } from '../core/entities/image';
import { type NewJob, newJob } from '../core/jobs';

/** The job that makes lighter copies of a picture's file; none for a small one, and for GIF, which mostly moves. */
export function widthsJobs(
  scope: CompanyScope,
  { id, imageUrl, fileNumber = 1, width, contentType }: ImageRecord,
  now: Date,
): NewJob[] {
  const widths = widthsFor(width);
  if (widths.length === 0 || contentType === 'image/gif') return [];
  return [newJob(scope, { kind: 'make-widths', imageId: id, imageUrl, fileNumber, widths }, now)];
}
