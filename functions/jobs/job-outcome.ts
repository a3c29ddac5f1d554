import type { NewJob } from '../core/jobs';
import type { Write } from '../core/table';

/** The writes and jobs for the transaction that deletes the job, and what to do after it. */
export interface Outcome {
  next?: readonly NewJob[];
  writes?: readonly Write[];
  afterwards?: () => Promise<void>;
}
