import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import type { SubmissionRecord } from '@galley/functions/core/entities/form';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { nextHour } from '../../support/next-hour';
import { openCloud } from '../../support/open-cloud';
import { submitForm } from '../../support/submissions';

let networks = 0;

/** A company that floods is rejected at its budget; no other company is affected. */
const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeFormSite(cloud, 'acme');
const globex = await makeFormSite(cloud, 'globex');
await runJobs();
// Nothing below crosses the end of an hour.
cloud.clock.advance(60 * 60_000 - (Date.now() % (60 * 60_000)) + 60_000);

beforeEach(async () => {
  forgetLeases();
  const day = new Date().toISOString().slice(0, 10);
  for (const { company } of [acme, globex]) {
    await cloud.stored.budgetDay.delete(company.scope, day);
    await limit(company.key, {});
  }
});

const siteOf = (key: string) => (key === 'acme' ? acme : globex);
const limit = (key: string, budgets: BudgetLimits) =>
  cloud.stored.company.change(siteOf(key).company.scope, { set: { budgets } });
const submit = (key: string, name: string) => {
  networks += 1;
  const { formId, nameField, revision } = siteOf(key);
  return submitForm(key, { formId, revision, values: { [nameField]: name }, ip: `10.9.${networks}.7` });
};
const stored = ({ company, formId }: FormSite) => cloud.stored.submission.all(company.scope, formId);
const idsOf = async (site: FormSite) => (await stored(site)).map(({ n }) => site.formId * 1_000_000_000 + n);
const deliveries = (key: string) =>
  cloud.ses
    .messages()
    .flatMap(({ to }) => to)
    .filter((email) => [`desk@${key}.example`, `shop@${key}.example`].includes(email)).length;
const usedOf = (key: string) =>
  cloud.stored.budgetDay.get(siteOf(key).company.scope, new Date().toISOString().slice(0, 10));
const resend = (submissionId: number) =>
  callApi('resendFormSubmission', { submissionId }, { session: acme.admin });

describe('an editor who resends mails again and again', () => {
  it('is rejected at the budget, with the time at which mails can be sent again', async () => {
    await limit('acme', { mails: { perHour: 60, perDay: 100 } });
    for (let n = 0; n < 10; n += 1) await submit('acme', `Relay ${n}`);
    await runJobs();
    expect(deliveries('acme')).toBe(20);
    const answers = [];
    const ids = await idsOf(acme);
    // Sixty times: each submission six times.
    for (let n = 0; n < 60; n += 1) {
      answers.push(await resend(ids[n % ids.length] ?? 0));
      if (n % ids.length === ids.length - 1) {
        await runJobs();
        cloud.clock.advance(35_000);
      }
    }
    const sent = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(sent.length + refused.length).toBe(60);
    // Each mail has two recipients. A call is rejected when the last block is leased; waiting mails use the rest of
    // it.
    expect(deliveries('acme')).toBeGreaterThan(40);
    expect(deliveries('acme')).toBeLessThanOrEqual(60);
    const last = refused.at(-1);
    expect(refused.map(({ error }) => error.message)).toContain(
      `The budget 'Emails of forms and versions' of this company is used up. There is room again at ${nextHour()}. Ask the vendor for more.`,
    );
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    const before = deliveries('globex');
    expect((await submit('globex', 'Neighbour')).status).toBe(200);
    await runJobs();
    expect(deliveries('globex') - before).toBe(2);
  });

  it('waits longer each time for the same one', async () => {
    await submit('acme', 'Once more');
    await runJobs();
    const id = (await idsOf(acme)).at(-1) ?? 0;
    expect((await resend(id)).status).toBe(200);
    const { status, error } = await resend(id);
    expect(status).toBe(429);
    expect(error.message).toMatch(
      /^The email of this submission was sent again just now\. Wait \d+ seconds\.$/,
    );
    cloud.clock.advance(31_000);
    expect((await resend(id)).status).toBe(200);
    cloud.clock.advance(31_000);
    expect((await resend(id)).error.message).toContain('Wait ');
    await runJobs();
  });
});

describe('visitors who flood a form', () => {
  it('cost one write for twenty mails, and the rest waits for the next hour and is sent then', async () => {
    await limit('acme', { mails: { perHour: 40, perDay: 1_000 } });
    const before = deliveries('acme');
    for (let n = 0; n < 30; n += 1) await submit('acme', `Flood ${n}`);
    const { calls } = await cloud.calls.during(runJobs);
    const leases = calls.filter(
      ({ operation, error, leadingKeys = [] }) =>
        operation === 'TransactWriteItems' && !error && leadingKeys.includes('C#acme#BUDGETS'),
    );
    // Forty mails and thirty jobs, in blocks of twenty.
    expect(leases.length).toBeLessThanOrEqual(2 + 2);
    expect(deliveries('acme') - before).toBe(40);
    const isFlood = ({ pairs }: SubmissionRecord) => pairs[0]?.fieldValue.startsWith('Flood') === true;
    const waiting = (await stored(acme)).filter(
      (record) => isFlood(record) && record.mailState === 'retrying',
    );
    expect(waiting).toHaveLength(10);
    expect(waiting[0]?.mailReason).toContain('There is room again at ');
    // The queue of due jobs is empty: no job of acme is ahead of others.
    const due = await cloud.stored.jobsOfAll(new Date().toISOString());
    expect(due.filter(({ work }) => work.kind === 'mail-submission')).toEqual([]);
    cloud.clock.advance(66 * 60_000);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    expect(deliveries('acme') - before).toBeGreaterThanOrEqual(60);
    const done = (await stored(acme)).filter((record) => isFlood(record) && record.mailState === 'retrying');
    expect(done).toEqual([]);
  });

  it('are told when the form accepts more, and keep their input', async () => {
    await limit('acme', { submissions: { perHour: 3, perDay: 100 } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await submit('acme', `Many ${n}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await submit('acme', 'One more')).error.message).toMatch(
      /^The budget 'Submissions' of this company is used up\. There is room again at \d\d:00 UTC( on [\d-]+)?\. Send it again then\.$/,
    );
    expect((await submit('globex', 'Another')).status).toBe(200);
    expect(await usedOf('acme')).toMatchObject({ submissions: 3 });
    await runJobs();
  });
});

it('names the company and the purpose of a mail in one line, whatever a form is called [2:71]', async () => {
  const name = 'Win now\r\nBcc: everybody@elsewhere.example\u202e';
  const { company, formId } = acme;
  await cloud.stored.form.change(company.scope, formId, { set: { name } });
  await submit('acme', 'Header');
  await runJobs();
  const [mail] = cloud.ses.messages().filter(({ text }) => text.includes('Header'));
  expect(mail?.subject).toBe('Acme: new submission of "Win now Bcc: everybody@elsewhere.example "');
  expect(mail?.to).toEqual(['desk@acme.example', 'shop@acme.example']);
});

it("keeps the order and the cost of a neighbour's jobs while another company has hundreds", async () => {
  const { newJob } = await import('@galley/functions/core/jobs');
  const { handler } = await import('@galley/functions/jobs/handler');
  const clear = (site: FormSite, ageMs: number) =>
    newJob(
      site.company.scope,
      { kind: 'accept-claims', claims: { under: '/x', claimedAt: '' } },
      new Date(),
      -ageMs,
    );
  // The first one leases a block for both.
  await cloud.table.commit([clear(globex, 2_000).write]);
  await handler({ sweep: true });
  await cloud.table.commit([clear(globex, 1_000).write]);
  const alone = await cloud.calls.during(() => handler({ sweep: true }));
  const flood = Array.from({ length: 300 }, (_, n) => clear(acme, 60_000 + n).write);
  for (let start = 0; start < flood.length; start += 100)
    await cloud.table.commit(flood.slice(start, start + 100));
  const late = clear(globex, 1_000);
  await cloud.table.commit([late.write]);
  const swept = await cloud.calls.during(() => handler({ sweep: true }));
  expect(await cloud.table.get(late.key)).toBeUndefined();
  const ofGlobex = (calls: typeof swept.calls) =>
    calls
      .filter(({ leadingKeys = [] }) => leadingKeys.some((key) => key.startsWith('C#globex#')))
      .map(({ operation }) => operation);
  expect(ofGlobex(swept.calls)).toEqual(ofGlobex(alone.calls));
});
