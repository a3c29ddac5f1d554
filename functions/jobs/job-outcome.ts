import type { NewJob } from '../core/jobs';
import type { Write } from '../core/table';

/** What belongs into the transaction that removes the job, and what is done after it. */
export interface Outcome {
  next?: readonly NewJob[];
  writes?: readonly Write[];
  afterwards?: () => Promise<void>;
}
