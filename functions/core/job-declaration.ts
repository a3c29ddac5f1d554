import type { Content, StoredShape, StoredTypes } from './entities/stored-types';
import { jobOverADay, type RetrySchedule } from './job-schedule';

/** What a kind of work that is done later says of itself. */
export interface JobDeclaration<Shape extends StoredShape> {
  /** Zod comes in as an argument, so that a Lambda that leaves a job starts without it. */
  schema: (types: StoredTypes) => Shape;
  /** The work in the words of an Admin; never what a mail says, since it may hold a password. */
  describe(work: Content<NoInfer<Shape>>): string;
  retry: RetrySchedule;
  /** Whether it goes along with a company that moves to another installation. */
  exportable: boolean;
  /** It sends a mail itself, or what it leaves does. */
  mail?: 'sent' | 'left';
}

export const kind = <Shape extends StoredShape>(declaration: JobDeclaration<Shape>) => declaration;
export const ofCompany = { retry: jobOverADay, exportable: true } as const;
/** What is mailed, dropped from the CDN or done in other companies is a matter of the installation that a company leaves. */
export const ofInstallation = { retry: jobOverADay, exportable: false } as const;
