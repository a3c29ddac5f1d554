import { afterEach, beforeAll, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { bodyOf, makeLivePage, makePage, submit } from '../../support/pages';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

const { cloud, acme, admin } = await startAcme();
beforeAll(async () => {
  await callApi(
    'createCompanySettings',
    {
      companySettings: { companyName: 'Acme', copyrightName: 'A', address: 'A', telephone: '212 555 0100' },
      adminVersionUpdateEmails: ['watch@acme.example', 'boss@acme.example'],
    },
    { session: admin },
  );
  await sweep(); // the invitation of the first Admin
});
afterEach(() => cloud.setFault(undefined));

const queued = () => waitingJobs(cloud.table);

async function sweep(): Promise<void> {
  const { handler } = (await import('@galley/functions/jobs/handler')) as {
    handler: (event: unknown) => Promise<unknown>;
  };
  await handler({ sweep: true });
  await cloud.settled();
}

const mailsWith = (words: string) => cloud.ses.messages().filter(({ subject }) => subject.includes(words));

it('mails every recipient of a submit once, and leaves no job [1:269] [2:69]', async () => {
  const pageId = await makePage(admin, { name: 'Tides' });
  await submit(admin, pageId, 'the new table');
  await cloud.settled();
  const mails = mailsWith('Tides');
  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(['boss@acme.example', 'watch@acme.example']);
  expect(mails[0]?.text).toContain('the new table');
  expect(await queued()).toEqual([]);
});

it('keeps a mail that cannot be sent, retries it later and sends it then [1:269] [2:69]', async () => {
  cloud.setFault((call) => (call.service === 'ses' ? 'unavailable' : undefined));
  const pageId = await makePage(admin, { name: 'Fog' });
  await submit(admin, pageId);
  await cloud.settled();
  expect(mailsWith('Fog')).toEqual([]);
  expect(await queued()).toHaveLength(2);
  cloud.setFault(undefined);
  cloud.clock.advance(5 * 60_000);
  await sweep();
  expect(mailsWith('Fog')).toHaveLength(2);
  expect(await queued()).toEqual([]);
});

it('shows a job that failed eight times over a day to the company’s Admins, and stops retrying', async () => {
  cloud.setFault((call) => (call.service === 'ses' ? 'unavailable' : undefined));
  const pageId = await makePage(admin, { name: 'Storm' });
  await submit(admin, pageId);
  await cloud.settled();
  for (let round = 0; round < 8; round += 1) {
    cloud.clock.advance(16 * 60 * 60_000);
    await sweep();
  }
  expect(await queued()).toEqual([]);
  const dead = await cloud.stored.deadJob.all(acme.scope);
  expect(dead.map(({ attempts }) => attempts)).toEqual([8, 8]);
  expect(dead[0]?.lastError).not.toBe('');

  const list = async () => bodyOf(await callApi('getDeadJobs', {}, { session: admin }));
  const failed = await list();
  expect(failed.map(({ what }) => what).toSorted()).toEqual([
    "Email 'Acme: V1 of Storm waits for your review' to boss@acme.example",
    "Email 'Acme: V1 of Storm waits for your review' to watch@acme.example",
  ]);
  expect(failed[0]).toMatchObject({ isMail: true, attempts: 8, why: dead[0]?.lastError });

  const editor = await sessionFor(cloud, acme, 'Level4');
  expect((await callApi('getDeadJobs', {}, { session: editor })).status).toBe(403);
  const [again, gone] = failed.map(({ id }) => ({ jobId: id }));
  expect((await callApi('retryDeadJob', again ?? {}, { session: editor })).status).toBe(403);
  cloud.setFault(undefined);
  expect((await callApi('retryDeadJob', again ?? {}, { session: admin })).body).toBe('Saved');
  await cloud.settled();
  expect(mailsWith('Storm').map(({ to }) => to[0])).toEqual([failed[0]?.what.split(' ').at(-1)]);
  expect((await callApi('retryDeadJob', again ?? {}, { session: admin })).status).toBe(404);
  expect((await callApi('dismissDeadJob', gone ?? {}, { session: admin })).body).toBe('Saved');
  expect(await list()).toEqual([]);
  await sweep();
  expect(mailsWith('Storm')).toHaveLength(1);
});

it('re-renders many pages in several jobs, one after the other', async () => {
  const globex = await makeCompany('globex');
  const session = await sessionFor(cloud, globex, 'Admin');
  await makeLivePage(session, 'first', { friendlyUrl: 'first' });
  await sweep();
  const pages = await cloud.stored.page.all(globex.scope);
  const live = pages.filter((page) => page.liveVersionId !== null).map(({ id }) => id);
  const { newJob, dispatchJobs } = await import('@galley/functions/core/jobs');
  // The same page repeated replaces as many pages: the test is about continuing the work.
  const pageIds = Array.from({ length: 120 }, () => live[0] ?? 0);
  const job = newJob(globex.scope, { kind: 'render-pages', pageIds }, new Date());
  await cloud.table.commit([job.write]);
  const before = cloud.lambda.invocations.length;
  await dispatchJobs([job]);
  await cloud.settled();
  // Three for the pages; the last of them clears the cache.
  expect(cloud.lambda.invocations.length - before).toBe(4);
  expect(await queued()).toEqual([]);
  expect((await visit('globex', '/first')).html).toContain('first');
});
