import type { CompanyScope } from '../core/company-scope';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import { submissionEntity } from '../core/entities/form';
import { unpackSubmissionId } from '../core/ids';
import type { Table } from '../core/table';
import { afterReturn, type ReturnedMail } from './returned-mail';

const busy = { attempts: 10, orElse: () => new Error('The submission changed again and again.') };

/**
 * Records in a submission that its mail bounced. Does nothing where the submission was deleted or its mail
 * has been sent again since: `run` tells which of its mails this was.
 * @returns whether the submission was waiting for this mail
 */
export async function returnSubmissionMail(
  table: Table,
  scope: CompanyScope,
  { submissionId, run }: { submissionId: number; run: string },
  returned: ReturnedMail,
): Promise<boolean> {
  const location = unpackSubmissionId(submissionId);
  if (!location) return false;
  const key = submissionEntity.key(scope, location.formId, location.n);
  return retryOnConflict(busy, async () => {
    const submission = await table.get(key);
    if (submission?.mailRun !== run) return false;
    const { mailState, mailReason } = submission;
    const next = afterReturn({ mailState, mailReason }, returned);
    if (!next) return true;
    await table.commit([
      {
        update: key,
        set: { ...next, mailAt: returned.at },
        // The mail's own job, or the event of another recipient, may write at the same moment.
        condition: { equals: { mailRun: run, mailState, mailReason } },
        refused: writeConflict,
      },
    ]);
    return true;
  });
}
