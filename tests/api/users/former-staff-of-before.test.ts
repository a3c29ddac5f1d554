import { activityWrite } from '@galley/functions/core/activity-log';
import { dispatchJobs } from '@galley/functions/core/jobs';
import { enqueueRerenders } from '@galley/functions/jobs/enqueue-rerenders';
import { staffCheckJob } from '@galley/functions/jobs/find-former-staff';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { bodyOf, makePage } from '../../support/pages';
import { readTableState } from '../../support/table-state';

/** Data that a release without pseudonyms left in logs about deleted users. */
const { cloud, acme, admin } = await startAcme({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const minute = 60_000;
const start = Date.now() - 60 * 24 * 60 * minute;
const at = (minutes: number) => new Date(start + minutes * minute);
const ofAcme = (email: string) => ({ email, company: 'acme' });

const logged = (minutes: number, email: string, action: string, scope = acme.scope) =>
  activityWrite(scope, { actor: ofAcme(email), action, at: at(minutes) });

async function lookThrough(scope = acme.scope) {
  const jobs = await staffCheckJob(cloud.table, scope);
  if (jobs.length === 0) return 0;
  await cloud.table.commit(jobs.map(({ write }) => write));
  await dispatchJobs(jobs);
  await runJobs();
  return jobs.length;
}

const holding = async (words: string) =>
  [...(await readTableState())]
    .filter(([, item]) => JSON.stringify(item).includes(words))
    .map(([key]) => key);

it('users who were deleted before pseudonyms existed get distinct ones in every log [1:134] [1:274]', async () => {
  const [ann, bob] = ['ann.gone@acme.example', 'bob.gone@acme.example'];
  const pageId = await makePage(admin);
  await cloud.table.commit([
    logged(0, admin.email, `Invited ${ann} as Level4`),
    logged(1, ann, 'Saved the footer'),
    logged(2, bob, `Saved user ${ann}: locked`),
    logged(3, admin.email, `Deleted user ${ann}`),
    logged(4, admin.email, `Deleted user ${bob}`),
    {
      put: cloud.stored.versionLog.item(acme.scope, pageId, `${at(1).toISOString()}-0-a`, {
        ...{ email: ann, action: 'Submitted V1', comments: `for ${bob}`, timestamp: at(1).toISOString() },
      }),
    },
    // Someone else has the email address by now.
    logged(9_000, bob, 'Saved the navbar'),
  ]);
  expect(await lookThrough()).toBe(1);
  expect(await holding(ann)).toEqual([]);
  const log = bodyOf(await callApi('getActivityLog', {}, { session: admin }));
  const said = log.map(({ email, action }) => `${email}: ${action}`);
  const [first, second] = ['Former user 900001', 'Former user 900002'];
  expect(said).toEqual(
    expect.arrayContaining([
      `${first}: Saved the footer`,
      `${second}: Saved user ${first}: locked`,
      `${admin.email}: Deleted user ${first}`,
      `${admin.email}: Deleted user ${second}`,
      `${bob}: Saved the navbar`,
    ]),
  );
  const versions = bodyOf(await callApi('listVersionLog', { pageId }, { session: admin }));
  expect(versions.find(({ action }) => action === 'Submitted V1')).toMatchObject({
    email: first,
    comments: `for ${second}`,
  });
});

it('a company is searched once', async () => {
  expect(await cloud.stored.staffCheck.get(acme.scope)).toBeDefined();
  expect(await lookThrough()).toBe(0);
});

it('a log with many deletions, and a long one, are searched in parts', async () => {
  const { scope } = await makeCompany('globex');
  const boss = 'boss@globex.example';
  const gone = (number: number) => logged(number, boss, `Deleted user gone-${number}@globex.example`, scope);
  const many = 45;
  await cloud.table.commit(Array.from({ length: many }, (_, number) => gone(number)));
  await lookThrough(scope);
  expect(await holding('gone-')).toEqual([]);
  const log = await cloud.stored.activity.all(scope);
  const pseudonyms = log.flatMap(({ action }) => /^Deleted user (Former user \d+)$/.exec(action)?.[1] ?? []);
  expect(new Set(pseudonyms).size).toBe(many);

  const { scope: other } = await makeCompany('initech');
  for (let part = 0; part < 11; part += 1) {
    await cloud.table.commit(
      Array.from({ length: 95 }, (_, index) => logged(part * 95 + index, boss, 'Saved the footer', other)),
    );
  }
  await cloud.table.commit([logged(5_000, boss, 'Deleted user gone-last@initech.example', other)]);
  await lookThrough(other);
  expect(await holding('gone-')).toEqual([]);
});

it('what one of the vendor’s users did for a company is searched too', async () => {
  const { scope } = await makeCompany('tracsoft', { isVendor: true });
  const gone = 'gone@tracsoft.example';
  await cloud.table.commit([
    activityWrite(acme.scope, {
      actor: { email: gone, company: 'tracsoft' },
      action: 'Suspended the company',
      at: at(5),
    }),
    logged(6, 'boss@tracsoft.example', `Deleted user ${gone}`, scope),
  ]);
  await lookThrough(scope);
  expect(await holding(gone)).toEqual([]);
});

it('a company without a site is searched after an update too, a new one is not', async () => {
  const { scope } = await makeCompany('umbrella');
  const { scope: fresh } = await makeCompany('fresh');
  const counts = {
    done: 0,
    total: 0,
    faults: [],
    startedAt: at(0).toISOString(),
    touchedAt: at(0).toISOString(),
  };
  const before = { company: 'umbrella', renderer: 'of before', ...counts, finishedAt: at(0).toISOString() };
  const gone = 'gone@umbrella.example';
  await cloud.table.commit([
    { put: cloud.stored.companyRerender.item(scope, before) },
    logged(1, 'boss@umbrella.example', `Deleted user ${gone}`, scope),
  ]);
  await cloud.stored.installationRerender.delete();
  await enqueueRerenders(cloud.table, new Date());
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  await runJobs();
  expect(await holding(gone)).toEqual([]);
  expect(await cloud.stored.staffCheck.get(scope)).toBeDefined();
  expect(await cloud.stored.staffCheck.get(fresh)).toBeUndefined();
});
