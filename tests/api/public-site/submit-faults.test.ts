import type { FaultKind } from '@galley/infra/local/stand-ins/stand-in';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFormSite } from '../../support/form-site';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { submitForm } from '../../support/submissions';
import { waitingJobs } from '../../support/waiting-jobs';

/** Each AWS call of a submission fails, once or permanently: 'Sent' means stored once and mailed once. */
const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeFormSite(cloud, 'acme');

afterEach(() => cloud.setFault(undefined));

const records = () => cloud.stored.submission.all(acme.company.scope, acme.formId);
const of = async (name: string) => (await records()).filter(({ pairs }) => pairs[0]?.fieldValue === name);
const mailsOf = (name: string) => cloud.ses.messages().filter(({ text }) => text.includes(`:\n${name}\n`));
const send = (name: string, network: number) =>
  submitForm('acme', {
    formId: acme.formId,
    revision: acme.revision,
    values: { [acme.nameField]: name, [acme.emailField]: 'ruth@boats.example' },
    also: { key: name },
    ip: `198.51.${network}.7`,
  });

/** Fails the n-th call of a service from now on, once or from then on. */
function failCall(service: string, n: number, kind: FaultKind, isForGood = false) {
  let seen = 0;
  cloud.setFault((call) => {
    if (call.service !== service) return undefined;
    seen += 1;
    return seen === n || (isForGood && seen > n) ? kind : undefined;
  });
}

/** Runs all due jobs, as the sweep would, until none is left. */
async function sweep() {
  await runJobs();
  const { handler } = await import('@galley/functions/jobs/handler');
  cloud.clock.advance(3 * 60 * 60_000);
  await handler({ sweep: true });
  await runJobs();
}
const waitingMails = () => waitingJobs(cloud.table, 'mail-submission');

const kinds: FaultKind[] = ['throttle', 'conflict', 'lost-answer', 'torn-read', 'unavailable'];

describe.each(kinds)('with %s on any one call [2:235]', (kind) => {
  it("'Sent' is stored once and mailed once", async () => {
    for (const n of [1, 2, 3, 4]) {
      const name = `${kind} ${n}`;
      failCall('dynamodb', n, kind);
      const answer = await send(name, n);
      cloud.setFault(undefined);
      expect(answer.status, name).toBe(200);
      expect(await of(name), name).toHaveLength(1);
      await runJobs();
      expect(mailsOf(name), name).toHaveLength(1);
    }
  });

  it('the mail is sent, at most once more than it should', async () => {
    for (const n of [1, 2, 3, 4]) {
      const name = `mail ${kind} ${n}`;
      await send(name, 40 + n);
      failCall('dynamodb', n, kind);
      await runJobs();
      cloud.setFault(undefined);
      await sweep();
      expect((await of(name))[0]?.mailState, name).toBe('sent');
      expect([1, 2], name).toContain(mailsOf(name).length);
    }
  });
});

it('an unavailable table is an error; what is sent again then is stored once [2:235]', async () => {
  for (const n of [1, 2, 3, 4]) {
    const name = `down ${n}`;
    failCall('dynamodb', n, 'unavailable', true);
    const first = await send(name, 80 + n);
    cloud.setFault(undefined);
    if (first.status !== 200) expect(first.status).toBe(500);
    expect((await send(name, 80 + n)).status).toBe(200);
    expect(await of(name)).toHaveLength(1);
  }
});

it('an unavailable mail service loses nothing: the mail is retried, says why, and is sent once [2:8] [2:235]', async () => {
  await sweep();
  failCall('ses', 1, 'unavailable', true);
  await send('patient', 120);
  await runJobs();
  const [retrying] = await of('patient');
  expect(retrying?.mailState).toBe('retrying');
  expect(retrying?.mailReason).not.toBe('');
  expect(await waitingMails()).toHaveLength(1);
  cloud.setFault(undefined);
  await sweep();
  expect((await of('patient'))[0]?.mailState).toBe('sent');
  expect(mailsOf('patient')).toHaveLength(1);
  expect(await waitingMails()).toEqual([]);
});

it('a mail that can never be sent is given up after the last attempt, visibly [2:235]', async () => {
  failCall('ses', 1, 'unavailable', true);
  await send('hopeless', 121);
  for (let day = 0; day < 10; day += 1) {
    await runJobs();
    cloud.clock.advance(16 * 60 * 60_000);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
  }
  expect((await of('hopeless'))[0]?.mailState).toBe('failed');
  expect(await waitingMails()).toEqual([]);
});
