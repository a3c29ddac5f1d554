import { activityWrite } from '@galley/functions/core/activity-log';
import { emailHash } from '@galley/functions/core/entities/sign-in';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';
import { formerUser, replacePerson } from '@galley/functions/core/users/former-user';
import { openStore } from '@galley/infra/commands/export/store';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, sessionOf, type TestSession } from '../../support/companies';
import { exportLines, testContext } from '../../support/company-file';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, submit } from '../../support/pages';
import { addPerson } from '../../support/sign-in';
import { readTableState } from '../../support/table-state';
import { resolveThread, startThread, threadsOf } from '../../support/threads';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
afterEach(() => cloud.setFault(undefined));

const settings = {
  companySettings: { companyName: 'Acme', copyrightName: 'A', address: 'A', telephone: '212 555 0100' },
};
beforeAll(async () => {
  const given = { ...settings, adminVersionUpdateEmails: ['watch@acme.example'] };
  bodyOf(await callApi('createCompanySettings', given, { session: admin }));
});

const sweep = async () => {
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  await runJobs();
};

/** The keys of all items that contain the text, except mails and counters that expire within the hour. */
async function itemsWith(words: string): Promise<string[]> {
  await runJobs();
  const items = [...(await readTableState())];
  return items.filter(([, item]) => JSON.stringify(item).toLowerCase().includes(words)).map(([key]) => key);
}

const remove = async (session: TestSession, by = admin) =>
  bodyOf(await callApi('deleteUser', { id: session.userId }, { session: by }));
const activity = async (session = admin) => bodyOf(await callApi('getActivityLog', {}, { session }));
/** A user in the format that the form sends. */
async function fieldsOf(id: number) {
  const {
    access: _a,
    clientNumber: _c,
    ...user
  } = bodyOf(await callApi('getUser', { id }, { session: admin }));
  return { ...user, phoneNumber: '212 555 0100' };
}

/** A user who has left traces wherever staff can. */
async function busyPerson(role: 'Admin' | 'Level4' = 'Admin') {
  const person = await addPerson(cloud, acme, role);
  const session = await sessionOf(cloud, acme, person);
  const live = await makeLivePage(session, 'some text', { name: `By ${person.id}` });
  const waiting = await makePage(session, { name: `Waits ${person.id}` });
  await submit(session, waiting, `ask ${person.email} about it`);
  const back = await makePage(session, { name: `Back ${person.id}` });
  await submit(session, back);
  bodyOf(await callApi('rejectDraft', { pageId: back, comments: 'No' }, { session, method: 'POST' }));
  await addAnnouncement(session, live, await newDraft(session, live, 1), 'Hello');
  bodyOf(await callApi('createRedirect', { from: `/of/${person.id}`, to: '/', pageId: null }, { session }));
  bodyOf(await callApi('markPageOpened', { pageId: live }, { session }));
  bodyOf(
    await callApi('updateUser', { ...(await fieldsOf(person.id)), firstName: 'Busy' }, { session: admin }),
  );
  await resolveThread(session, await startThread(session, waiting, `ask ${person.email}`));
  await runJobs();
  return { person, session, pages: { live, waiting, back } };
}

describe('a deleted user', () => {
  it('is nowhere in the table any more, and a pseudonym replaces the name [1:134] [1:274] [2:209]', async () => {
    const { person, session, pages } = await busyPerson();
    expect((await itemsWith(person.email)).length).toBeGreaterThan(12);
    await remove(session);
    expect(await itemsWith(person.email)).toEqual([]);
    const name = formerUser(person.id);
    const log = bodyOf(await callApi('listVersionLog', { pageId: pages.live }, { session: admin }));
    expect(new Set(log.map(({ email }) => email))).toEqual(new Set([name]));
    const waiting = bodyOf(await callApi('listWaitingVersions', {}, { session: admin }));
    expect(waiting.find(({ pageId }) => pageId === pages.waiting)).toMatchObject({
      email: name,
      comments: `ask ${name} about it`,
    });
    const listed = bodyOf(await callApi('listPages', {}, { session: admin }));
    expect(listed.find(({ pageId }) => pageId === pages.live)?.changedBy).toBe(name);
    const [thread] = await threadsOf(admin, pages.waiting);
    expect(thread).toMatchObject({ resolvedBy: name, comments: [{ email: name, text: `ask ${name}` }] });
    const entries = await activity();
    expect(entries[0]).toMatchObject({ email: admin.email, action: `Deleted a user, who is now '${name}'` });
    expect(entries.map(({ action }) => action)).toContain(`Saved user ${name}`);
    const redirects = bodyOf(await callApi('listRedirects', {}, { session: admin }));
    expect(redirects.find(({ from }) => from === `/of/${person.id}`)?.email).toBe(name);
  });

  it('is in no file of the company', async () => {
    const { person, session } = await busyPerson('Admin');
    await remove(session);
    await runJobs();
    const store = await openStore(testContext());
    const lines: unknown[] = [];
    for await (const line of exportLines(store, 'acme')) lines.push(line);
    expect(JSON.stringify(lines)).not.toContain(person.email);
    expect(JSON.stringify(lines)).toContain(formerUser(person.id));
  });

  it('gets no more mails, neither about their own versions nor as a watcher [1:270] [2:69]', async () => {
    const { person, session, pages } = await busyPerson();
    const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
    const adminVersionUpdateEmails = ['watch@acme.example', person.email];
    bodyOf(
      await callApi(
        'updateCompanySettings',
        {
          ...settings,
          companySettings: { ...companySettings, ...settings.companySettings },
          adminVersionUpdateEmails,
        },
        { session: admin },
      ),
    );
    await remove(session);
    await runJobs();
    const before = cloud.ses.messages().length;
    const comments = 'Not so';
    bodyOf(
      await callApi('rejectDraft', { pageId: pages.waiting, comments }, { session: admin, method: 'POST' }),
    );
    await runJobs();
    const mails = cloud.ses.messages().toReversed().slice(before);
    expect(mails.map(({ to }) => to)).toEqual([['watch@acme.example']]);
    expect(await itemsWith(person.email)).toEqual([]);
  });

  it('is removed under former email addresses too, unless someone else has one of them now', async () => {
    const { person, session } = await busyPerson();
    const rename = async (email: string) =>
      bodyOf(await callApi('updateUser', { ...(await fieldsOf(person.id)), email }, { session: admin }));
    const [second, third] = [`second-${person.id}@acme.example`, `third-${person.id}@acme.example`];
    await rename(second);
    await rename(third);
    const heir = { firstName: 'An', lastName: 'Heir', phoneNumber: '212 555 0100', role: 'Level4' };
    bodyOf(await callApi('createUser', { ...heir, email: second }, { session: admin }));
    await remove(session);
    expect(await itemsWith(person.email)).toEqual([]);
    expect(await itemsWith(third)).toEqual([]);
    expect((await itemsWith(second)).length).toBeGreaterThan(0);
  });

  it('of the vendor is in no company’s activity log', async () => {
    const tracsoft = await makeCompany('tracsoft', { isVendor: true });
    const boss = await sessionFor(cloud, tracsoft, 'Admin');
    const person = await addPerson(cloud, tracsoft);
    const session = await sessionOf(cloud, tracsoft, person);
    bodyOf(await callApi('initializeSite', { company: 'acme', modules: [] }, { session }));
    expect((await itemsWith(person.email)).some((key) => key.startsWith('C#acme#ACTIVITY'))).toBe(true);
    await remove(session, boss);
    expect(await itemsWith(person.email)).toEqual([]);
    expect((await activity())[0]).toMatchObject({ email: formerUser(person.id), isVendor: true });
  });
});

it('is removed, days later, from dead jobs and from writes that were still in progress', async () => {
  const { person, session, pages } = await busyPerson();
  await remove(session);
  await runJobs();
  const work = {
    kind: 'send-mail',
    mail: { to: person.email, subject: 'x', text: '', html: '', from: 'version' },
  };
  const dead = {
    company: 'acme',
    jobId: 'late',
    work,
    state: 'dead',
    attempts: 8,
    leaseUntil: '',
    lastError: '',
  };
  const at = new Date().toISOString();
  const late = { email: person.email, action: 'Submitted V1', comments: '', timestamp: at };
  await cloud.table.commit([
    { put: cloud.stored.deadJob.item(acme.scope, 'late', { ...dead, createdAt: at }) },
    { put: cloud.stored.versionLog.item(acme.scope, pages.live, `${at}-0-late`, { ...late }) },
  ]);
  expect(await itemsWith(person.email)).toHaveLength(2);
  cloud.clock.advance(5 * 24 * 60 * 60_000 + 60_000);
  await sweep();
  expect(await itemsWith(person.email)).toEqual([]);
  const left = await cloud.stored.job.all(acme.scope);
  expect(left.filter(({ work: { kind } }) => kind === 'forget-person')).toEqual([]);
  expect(await cloud.stored.newsLine.all(acme.scope)).toEqual([]);
});

it('an email address is found inside any text, and only as a whole', () => {
  const person = { userId: 7, addresses: [emailHash("o'brien@acme.example")] };
  for (const [text, without] of [
    ["Saved user O'Brien@acme.example: role Admin", 'Saved user Former user 7: role Admin'],
    ["Mail 'x' to o'brien@acme.example, b@acme.example.", "Mail 'x' to Former user 7, b@acme.example."],
    ["'o'brien@acme.example'", "'Former user 7'"],
    ["<b>o'brien@acme.example</b>", '<b>Former user 7</b>'],
    [
      "no'brien@acme.example and o'brien@acme.example.org",
      "no'brien@acme.example and o'brien@acme.example.org",
    ],
    ['nobody', 'nobody'],
  ] as const) {
    expect(replacePerson(text, person)).toBe(without);
  }
});

it('a company with many entries and pages is searched in parts, each of which may run twice', async () => {
  const busy = await busyPerson();
  const { person } = busy;
  for (let part = 0; part < 11; part += 1) {
    await cloud.table.commit(
      Array.from({ length: 100 }, () =>
        activityWrite(acme.scope, { actor: { ...person, company: 'acme' }, action: 'Saved', at: new Date() }),
      ),
    );
  }
  const rows = Array.from({ length: 45 }, (_, index) => ({
    ...samplePage(1_000 + index, `/page-${index}`),
    submittedBy: person.email,
    submittedAt: new Date().toISOString(),
  }));
  await cloud.table.commit(rows.map((row) => ({ put: row })));
  let failed = 0;
  cloud.setFault((call) => {
    if (call.service !== 'dynamodb' || failed >= 3 || Math.random() > 0.01) return undefined;
    failed += 1;
    return 'unavailable';
  });
  await remove(busy.session);
  await runJobs();
  cloud.setFault(undefined);
  for (let round = 0; round < 4; round += 1) {
    cloud.clock.advance(20 * 60_000);
    await sweep();
  }
  expect(await itemsWith(person.email)).toEqual([]);
});
