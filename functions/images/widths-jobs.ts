import { widthsFor } from '@galley/shared/image-rules';
import type { CompanyScope } from '../core/company-scope';
import type { ImageRecord } from '../core/entities/image';
import { mayHaveVariants } from '../core/images/image-models';
import { type NewJob, newJob } from '../core/jobs';

/** The job that makes lighter variants of a picture's file. */
export function widthsJobs(
  scope: CompanyScope,
  { id, imageUrl, fileNumber = 1, width, contentType }: ImageRecord,
  now: Date,
): NewJob[] {
  if (!mayHaveVariants({ contentType, width })) return [];
  const widths = widthsFor(width);
  return [newJob(scope, { kind: 'make-widths', imageId: id, imageUrl, fileNumber, widths }, now)];
}
