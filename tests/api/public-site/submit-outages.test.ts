import { LambdaClient } from '@aws-sdk/client-lambda';
import type { FaultKind } from '@galley/infra/local/stand-ins/stand-in';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { submitForm } from '../../support/submissions';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { waitingJobs } from '../../support/waiting-jobs';

/**
 * Complements `submit-faults.test.ts`: calls that never respond, so that the function times out, the call that
 * dispatches jobs, the mail service's own failures, and an hour without it.
 */
let cloud: TestCloud;
let acme: FormSite;
let runJobs: () => Promise<void>;
let networks = 0;
const minuteMs = 60_000;

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  runJobs = jobsAtOnce(cloud);
  acme = await makeFormSite(cloud, 'acme');
});
afterEach(() => {
  cloud.setFault(undefined);
  vi.restoreAllMocks();
});
/** Abandoned calls that continue must not run into the tests of the next file. */
const abandoned: Promise<unknown>[] = [];
afterAll(async () => {
  await cloud.stop();
  await Promise.all(abandoned);
});

/** The page's script sends the same key until it gets 'Sent'. */
const send = (name: string) => {
  networks += 1;
  return submitForm('acme', {
    formId: acme.formId,
    revision: acme.revision,
    values: { [acme.nameField]: name, [acme.emailField]: 'ruth@boats.example' },
    also: { key: name },
    ip: `10.${Math.floor(networks / 200)}.${networks % 200}.7`,
  });
};
const stored = async (name: string) => {
  const records = await cloud.stored.submission.all(acme.company.scope, acme.formId);
  return records.filter(({ pairs }) => pairs[0]?.fieldValue === name);
};
const mailsOf = (name: string) => cloud.ses.messages().filter(({ text }) => text.includes(`:\n${name}\n`));
const waitingMails = () => waitingJobs(cloud.table, 'mail-submission');
/** Runs the scheduled rule this many minutes later. */
async function sweepAfter(minutes: number) {
  cloud.clock.advance(minutes * minuteMs);
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
  await runJobs();
}

/**
 * Starts something whose n-th call of a service never responds: its function is killed, and no one gets a response.
 */
async function abandonAt(service: string, n: number, begin: () => Promise<unknown>) {
  let seen = 0;
  const reached = new Promise<void>((resolve) => {
    cloud.setFault((call) => {
      if (call.service !== service) return undefined;
      seen += 1;
      if (seen !== n) return undefined;
      resolve();
      return 'timeout';
    });
  });
  abandoned.push(begin().catch(() => undefined));
  await reached;
  cloud.setFault(undefined);
}

describe('a service call that never responds [2:8] [2:235]', () => {
  it.each([1, 2, 3, 4])('during a submission (%i): what is sent again is stored once', async (n) => {
    const name = `abandoned ${n}`;
    await abandonAt('dynamodb', n, () => send(name));
    expect((await send(name)).status).toBe(200);
    expect(await stored(name)).toHaveLength(1);
    await runJobs();
    expect(mailsOf(name)).toHaveLength(1);
  });

  it.each([
    ['dynamodb', 1],
    ['dynamodb', 2],
    ['dynamodb', 3],
    ['dynamodb', 4],
    ['dynamodb', 5],
    ['ses', 1],
  ])('while it is mailed (%s %i): the mail is sent, at most once more', async (service, n) => {
    const name = `hanging ${service} ${n}`;
    await send(name);
    await abandonAt(service, n, runJobs);
    await sweepAfter(1);
    await sweepAfter(1);
    expect((await stored(name))[0]?.mailState).toBe('sent');
    expect([1, 2]).toContain(mailsOf(name).length);
    expect(await waitingMails()).toEqual([]);
  });
});

describe('dispatching the jobs [2:8] [2:235]', () => {
  type Send = (this: LambdaClient, ...parameters: unknown[]) => Promise<unknown>;
  const original = LambdaClient.prototype.send as Send;
  const replace = (by: Send) =>
    vi.spyOn(LambdaClient.prototype, 'send').mockImplementation(by as typeof LambdaClient.prototype.send);

  it.each<[string, Send]>([
    ['fails before it', () => Promise.reject(new Error('throttled'))],
    [
      'fails after it',
      async function (...parameters) {
        await original.apply(this, parameters);
        throw new Error('the answer is lost');
      },
    ],
  ])("%s: 'Sent' is stored once, and the sweep mails it once", async (what, by) => {
    replace(by);
    expect((await send(what)).body).toBe('Sent');
    vi.restoreAllMocks();
    await runJobs();
    await sweepAfter(1);
    expect(await stored(what)).toHaveLength(1);
    expect(mailsOf(what)).toHaveLength(1);
  });

  it('never responds: the visitor sends again, and it is stored once', async () => {
    const waiting = new Promise<void>((resolve) => {
      replace(() => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    void send('unheard');
    await waiting;
    vi.restoreAllMocks();
    expect((await send('unheard')).body).toBe('Sent');
    await sweepAfter(1);
    expect(await stored('unheard')).toHaveLength(1);
    expect(mailsOf('unheard')).toHaveLength(1);
  });
});

describe('the mail service', () => {
  it.each<[FaultKind, number]>([
    ['throttle', 1],
    ['unavailable', 1],
    // It was sent without a response, so it is sent once more.
    ['lost-answer', 2],
  ])('with %s once: the mail is sent [2:8] [2:235]', async (kind, most) => {
    let isFailed = false;
    cloud.setFault(({ service }) => {
      if (service !== 'ses' || isFailed) return undefined;
      isFailed = true;
      return kind;
    });
    await send(kind);
    await runJobs();
    await sweepAfter(1);
    expect((await stored(kind))[0]?.mailState).toBe('sent');
    expect(mailsOf(kind).length).toBeGreaterThan(0);
    expect(mailsOf(kind).length).toBeLessThanOrEqual(most);
  });

  it('that is down for an hour loses nothing; everything is sent afterwards, once [2:8] [2:235]', async () => {
    cloud.setFault(({ service }) => (service === 'ses' ? 'unavailable' : undefined));
    const names = Array.from({ length: 6 }, (_, n) => `in the dark ${n}`);
    for (const name of names) {
      expect((await send(name)).body).toBe('Sent');
      await runJobs();
      await sweepAfter(10);
    }
    for (const name of names) {
      expect(await stored(name)).toMatchObject([{ mailState: 'retrying' }]);
      expect(mailsOf(name)).toEqual([]);
    }
    cloud.setFault(undefined);
    for (let minutes = 0; minutes < 180; minutes += 20) await sweepAfter(20);
    for (const name of names) {
      expect(await stored(name)).toMatchObject([{ mailState: 'sent', mailReason: '' }]);
      expect(mailsOf(name)).toHaveLength(1);
    }
    expect(await waitingMails()).toEqual([]);
  });
});
