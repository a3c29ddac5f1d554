import { newJob } from '@galley/functions/core/jobs';
import { logger } from '@galley/functions/core/logger';
import { jobLogLines } from '@galley/functions/jobs/log-lines';
import { afterEach, expect, it, vi } from 'vitest';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { waitingJobs } from '../../support/waiting-jobs';

// The lines that alarms count: `infra/constructs/job-metrics.ts` filters by these words and fields.

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');
await sweep();

afterEach(() => {
  cloud.setFault(undefined);
  vi.restoreAllMocks();
});

async function sweep(): Promise<void> {
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
}

/** A mail that has been due for this long, after this many attempts. */
async function putMail(dueForMs: number, attempts = 0): Promise<void> {
  const mail = { to: 'somebody@acme.example', subject: 'News', text: 'News', html: '<p>News</p>' };
  const work = { kind: 'send-mail', mail: { ...mail, from: 'version' } } as const;
  const { write } = newJob(acme.scope, work, new Date(Date.now() - dueForMs));
  if (!('put' in write)) throw new Error('A job that is not shared is put.');
  await cloud.table.commit([{ put: { ...write.put, attempts } }]);
}

it('logs with every sweep how long the oldest job has been due', async () => {
  await putMail(20 * 60_000);
  await putMail(10 * 60_000);
  const info = vi.spyOn(logger, 'info');
  await sweep();
  const [, fields] = info.mock.calls.find(([line]) => line === jobLogLines.swept) ?? [];
  expect((fields as { oldestSeconds: number }).oldestSeconds).toBeGreaterThanOrEqual(20 * 60);
  info.mockClear();
  await sweep();
  expect(info).toHaveBeenCalledWith(jobLogLines.swept, { oldestSeconds: 0 });
});

it('logs the kind of a failed job, and when it is dead', async () => {
  await putMail(1_000, 7);
  cloud.setFault((call) => (call.service === 'ses' ? 'unavailable' : undefined));
  const [warn, error] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')];
  await sweep();
  const mail = expect.objectContaining({ company: 'acme', kind: 'send-mail', attempt: 8 });
  expect(warn).toHaveBeenCalledWith(jobLogLines.failed, mail);
  expect(error).toHaveBeenCalledWith(jobLogLines.dead, mail);
});

it('keeps jobs of a kind that only a later release knows, until that release is back', async () => {
  const { write } = newJob(acme.scope, { kind: 'check-texts', after: '' }, new Date(Date.now() - 1_000));
  if (!('put' in write)) throw new Error('A job that is not shared is put.');
  await cloud.table.commit([{ put: { ...write.put, work: { kind: 'of-tomorrow', page: 7 } } }]);
  const warn = vi.spyOn(logger, 'warn');
  await sweep();
  expect(warn).toHaveBeenCalledWith(
    jobLogLines.failed,
    expect.objectContaining({ kind: 'of-tomorrow', attempt: 1 }),
  );
  const waiting = await waitingJobs(cloud.table);
  expect(waiting.map(({ work }) => work)).toContainEqual({ kind: 'of-tomorrow', page: 7 });
});
