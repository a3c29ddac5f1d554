import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, type CallOptions, callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addPerson } from '../../support/sign-in';

// Jobs are recorded and not run: what the mail's job does later is not part of the response.
const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');

let strangers = 0;
/** As long as a real user's email address. */
function strangerLike(email: string): string {
  strangers += 1;
  const name = `nobody${strangers}`.padStart(email.indexOf('@'), 'x').slice(0, email.indexOf('@'));
  return `${name}${email.slice(email.indexOf('@'))}`;
}

/** A call without the parts that must differ: keys, values and times. */
function shapeOf({ service, operation, input, error }: ObservedCall): unknown {
  const { TransactItems, RequestItems } = input as {
    TransactItems?: Record<string, { ConditionExpression?: string; UpdateExpression?: string }>[];
    RequestItems?: Record<string, { Keys: unknown[] }>;
  };
  const writes = TransactItems?.map((item) =>
    Object.entries(item).map(([kind, { UpdateExpression }]) => [kind, UpdateExpression]),
  );
  const keys = Object.values(RequestItems ?? {}).map(({ Keys }) => Keys.length);
  return { service, operation, writes, keys, error };
}

async function observe(call: CallName, input: Record<string, unknown>, options: CallOptions = {}) {
  const before = cloud.lambda.invocations.length;
  const { result, calls } = await cloud.calls.during(() => callApi(call, input, options));
  // Concurrent calls may be recorded in either order.
  const shapes = calls.map((seen) => JSON.stringify(shapeOf(seen)));
  return { answer: visible(result), calls: shapes.sort(), invokes: cloud.lambda.invocations.length - before };
}

function visible({ status, body, error, cookies, headers }: ApiResponse<unknown>) {
  return { status, body, error: { ...error, requestId: '' }, cookies, headers };
}

describe('an attacker who tries usernames', () => {
  it('cannot recognise an unknown one by the first wrong passwords, the lock after them, or the calls made [1:142] [1:221] [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    const stranger = strangerLike(email);
    for (let count = 1; count <= 7; count += 1) {
      const known = await observe('authenticate', { username: email, password: 'wrong' });
      const unknown = await observe('authenticate', { username: stranger, password: 'wrong' });
      expect(unknown.answer).toEqual(known.answer);
      expect(unknown.calls).toEqual(known.calls);
      expect(known.answer.status).toBe(count <= 5 ? 401 : 429);
    }
  });

  it('cannot recognise an unknown one by skipped calls to the user pool [1:221]', async () => {
    const { email } = await addPerson(cloud, acme);
    const ask = (username: string) => observe('authenticate', { username, password: 'wrong' });
    for (const { calls } of [await ask(email), await ask(strangerLike(email))]) {
      const asked = calls.filter((call) => call.includes('AdminInitiateAuth'));
      expect(asked).toHaveLength(1);
    }
  });

  it('cannot recognise an unknown one by requesting a new password [1:147] [1:227] [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    const stranger = strangerLike(email);
    for (let count = 1; count <= 7; count += 1) {
      const known = await observe('requestPasswordReset', { username: email }, { ip: '198.51.100.1' });
      const unknown = await observe('requestPasswordReset', { username: stranger }, { ip: '203.0.113.1' });
      expect(known.answer.status).toBe(count <= 5 ? 200 : 429);
      expect({ ...unknown, answer: unknown.answer.status }).toEqual({
        ...known,
        answer: known.answer.status,
      });
      if (count <= 5) {
        expect(known.answer.body).toEqual({ email: `${email.charAt(0)}***@acme.example` });
        expect(unknown.answer.body).toEqual({ email: `${stranger.charAt(0)}***@acme.example` });
      } else {
        expect(known.answer.error.message).toBe('Too many codes were asked for. Try again in an hour.');
        expect(unknown.answer).toEqual(known.answer);
      }
    }
    expect(await mailsTo(cloud, stranger)).toEqual([]);
    expect(await mailsTo(cloud, email)).toHaveLength(5);
  });

  it.each([true, false])(
    'cannot recognise an unknown one by wrong reset codes (code requested: %s) [1:147] [1:228] [1:280]',
    async (asked) => {
      const { email } = await addPerson(cloud, acme);
      const stranger = strangerLike(email);
      if (asked) await callApi('requestPasswordReset', { username: email }, { ip: '198.51.100.7' });
      if (asked) await callApi('requestPasswordReset', { username: stranger }, { ip: '198.51.100.7' });
      const change = { code: '123456', newPassword: 'river-of-stones', confirmPassword: 'river-of-stones' };
      for (let count = 1; count <= 7; count += 1) {
        const known = await observe('resetPassword', { username: email, ...change });
        const unknown = await observe('resetPassword', { username: stranger, ...change });
        expect(unknown).toEqual(known);
        expect(known.answer).toMatchObject({
          status: 400,
          error: { message: 'The code is not right or has expired.' },
        });
      }
    },
  );

  it('waits about as long for an unknown one', async () => {
    const { email } = await addPerson(cloud, acme);
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    // The minimum of each: other work on the machine only adds time, so more rounds are more accurate.
    const ratio = () => Math.min(...took.known) / Math.min(...took.unknown);
    const isRoughlyEqual = () => ratio() > 0.5 && ratio() < 2;
    for (let round = 0; round < 24 || (round < 240 && !isRoughlyEqual()); round += 1) {
      // From a new network each, so that none is locked.
      const ip = `198.18.${round}.1`;
      for (const [kind, username] of [
        ['known', email],
        ['unknown', strangerLike(email)],
      ] as const) {
        cloud.clock.advance(16 * 60_000);
        const start = performance.now();
        await callApi('authenticate', { username, password: 'wrong' }, { ip });
        took[kind].push(performance.now() - start);
      }
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });

  it('learns nothing from a username that no user pool would accept [1:142] [1:221] [1:280]', async () => {
    const long = `${'x'.repeat(200)}@acme.example`;
    const answer = await callApi('authenticate', { username: long, password: 'wrong' });
    expect(answer).toMatchObject({
      status: 401,
      error: { message: 'The username or password is not right.' },
    });
  });
});
