import type { Content, StoredShape, StoredTypes } from './entities/stored-types';
import { jobOverADay, type RetrySchedule } from './job-schedule';

/** The declaration of a kind of job. */
export interface JobDeclaration<Shape extends StoredShape> {
  /** Gets zod as an argument, so that a Lambda that enqueues a job starts without zod. */
  schema: (types: StoredTypes) => Shape;
  /** Describes the work to an Admin, without the content of mails, which may include a password. */
  describe(work: Content<NoInfer<Shape>>): string;
  retry: RetrySchedule;
  /** Whether it moves with a company to another installation. */
  exportable: boolean;
  /** 'sent' if the job itself sends a mail, 'left' if the jobs that it enqueues do. */
  mail?: 'sent' | 'left';
}

export const kind = <Shape extends StoredShape>(declaration: JobDeclaration<Shape>) => declaration;
export const ofCompany = { retry: jobOverADay, exportable: true } as const;
/**
 * Mails, CDN invalidations and work in other companies belong to the installation and do not move with a
 * company.
 */
export const ofInstallation = { retry: jobOverADay, exportable: false } as const;
