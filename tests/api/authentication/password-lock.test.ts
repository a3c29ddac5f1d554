import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addPerson, codeFor, enterPassword, respondWith, testPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const minutes = (count: number) => count * 60_000;
const lockedText =
  "Too many wrong passwords. Try again in 15 minutes, or choose 'Don't remember your password?'.";
const tryPassword = (email: string, password: string, ip: string) =>
  callApi('authenticate', { username: email, password }, { ip });

async function failFrom(email: string, ip: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await tryPassword(email, `wrong ${count}`, ip)).status);
  }
  return statuses;
}

describe('five wrong passwords [1:142] [1:221]', () => {
  it('lock the username from that network, even with the right password [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    expect(await failFrom(email, '198.51.100.1', 5)).toEqual([401, 401, 401, 401, 401]);
    const answer = await tryPassword(email, testPassword, '198.51.100.99');
    expect(answer).toMatchObject({ status: 429, error: { message: lockedText } });
    expect(answer.cookies).toEqual([]);
  });

  it('count by /48 of IP version 6', async () => {
    const { email } = await addPerson(cloud, acme);
    for (let subnet = 0; subnet < 5; subnet += 1) await failFrom(email, `2001:db8:7:${subnet}::1`, 1);
    expect((await tryPassword(email, testPassword, '2001:db8:7:ffff::2')).status).toBe(429);
    cloud.clock.advance(2_000);
    expect((await tryPassword(email, testPassword, '2001:db8:8::1')).status).toBe(200);
  });

  it('lock no user out of another network', async () => {
    const { email } = await addPerson(cloud, acme);
    await failFrom(email, '198.51.100.1', 5);
    // Cognito itself waits for a second after five failures.
    cloud.clock.advance(2_000);
    expect((await tryPassword(email, testPassword, '203.0.113.5')).status).toBe(200);
  });

  it('lock no other username in that network', async () => {
    const [first, second] = [await addPerson(cloud, acme), await addPerson(cloud, acme)];
    await failFrom(first.email, '198.51.100.1', 5);
    expect((await tryPassword(second.email, testPassword, '198.51.100.1')).status).toBe(200);
  });

  it('lock for fifteen minutes', async () => {
    const { email } = await addPerson(cloud, acme);
    await failFrom(email, '198.51.100.1', 5);
    cloud.clock.advance(minutes(14));
    expect((await tryPassword(email, testPassword, '198.51.100.1')).status).toBe(429);
    cloud.clock.advance(minutes(1) + 1_000);
    expect((await tryPassword(email, testPassword, '198.51.100.1')).status).toBe(200);
  });

  it('are counted from zero after a right password', async () => {
    const { email } = await addPerson(cloud, acme);
    await failFrom(email, '198.51.100.1', 4);
    await enterPassword(email, testPassword, { ip: '198.51.100.1' });
    expect(await failFrom(email, '198.51.100.1', 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('are the only ones sent to the user pool when thirty come at once', async () => {
    const { email } = await addPerson(cloud, acme);
    const { result, calls } = await cloud.calls.during(() =>
      Promise.all(
        Array.from({ length: 30 }, (_, index) => tryPassword(email, `wrong ${index}`, '198.51.100.1')),
      ),
    );
    expect(calls.filter(({ operation }) => operation === 'AdminInitiateAuth').length).toBeLessThanOrEqual(5);
    expect(result.every(({ status }) => [401, 409, 429].includes(status))).toBe(true);
  });

  it('are shown on the user, the worst network first [2:76] [2:140] [2:136]', async () => {
    const { email, id } = await addPerson(cloud, acme);
    await failFrom(email, '198.51.100.1', 3);
    await failFrom(email, '203.0.113.1', 1);
    const user = await cloud.stored.user.get(acme.scope, id);
    expect(user?.invalidAttempts).toBe(3);
    expect(Date.parse(user?.attemptsUntil ?? '')).toBeGreaterThan(Date.now());
  });

  it('are cleared when the user was unlocked [2:140] [2:136]', async () => {
    const { email } = await addPerson(cloud, acme);
    await failFrom(email, '198.51.100.1', 5);
    cloud.clock.advance(2_000);
    const clearedAt = new Date().toISOString();
    await cloud.stored.identity.change(email, { set: { attemptsClearedAt: clearedAt } });
    expect((await tryPassword(email, testPassword, '198.51.100.1')).status).toBe(200);
  });
});

describe('wrong passwords from sixty networks', () => {
  const known = '203.0.113.5';
  const fresh = '192.0.2.9';

  /** The attempts of sixty networks over a while; those that must wait send none. */
  async function attack(email: string): Promise<void> {
    for (let network = 0; network < 60; network += 1) await failFrom(email, `198.51.${network}.1`, 2);
  }

  async function victim() {
    const person = await addPerson(cloud, acme);
    const attempt = await enterPassword(person.email, testPassword, { ip: known });
    const code = await codeFor(cloud, person.email, attempt);
    expect((await respondWith(attempt, code, { ip: known })).status).toBe(200);
    return person;
  }

  it('delay the real user neither where they signed in before nor after an unlock [1:142] [1:221]', async () => {
    const { email } = await victim();
    for (let wave = 0; wave < 2; wave += 1) {
      await attack(email);
      expect((await tryPassword(email, testPassword, known)).status).toBe(200);
    }
    expect((await tryPassword(email, testPassword, fresh)).status).toBe(429);
    const attemptsClearedAt = new Date().toISOString();
    await cloud.stored.identity.change(email, { set: { attemptsClearedAt } });
    expect((await tryPassword(email, testPassword, fresh)).status).toBe(200);
  });

  it('delay a new network by a minute at most, and not at all fifteen minutes after they stop [1:142] [1:221] [1:280]', async () => {
    const { email } = await victim();
    await attack(email);
    const answer = await tryPassword(email, testPassword, fresh);
    const wait = Number(answer.headers['retry-after']);
    expect(answer.status).toBe(429);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.error.message).toContain(`Try again in ${wait} seconds`);
    // Attempts of others do not delay this one.
    await failFrom(email, '198.51.200.1', 3);
    cloud.clock.advance(wait * 1_000);
    expect((await tryPassword(email, testPassword, fresh)).status).toBe(200);
    cloud.clock.advance(minutes(15) + 1_000);
    expect((await tryPassword(email, testPassword, '192.0.3.9')).status).toBe(200);
  });

  it('are reported to the user by one mail a day', async () => {
    const { email } = await victim();
    await attack(email);
    cloud.clock.advance(minutes(16));
    await attack(email);
    await cloud.settled();
    const told = (await mailsTo(cloud, email)).filter(({ subject }) =>
      subject?.includes('many wrong passwords'),
    );
    expect(told).toHaveLength(1);
  });

  it('never open the account with a former password [1:142] [1:221]', async () => {
    const { email, pk, sk } = await victim();
    await failFrom(email, '198.51.100.1', 5);
    const passwordChangedAt = new Date(Date.now() + 1).toISOString();
    await cloud.table.commit([{ update: { pk, sk }, set: { passwordChangedAt } }]);
    expect((await tryPassword(email, testPassword, known)).status).toBe(401);
  });

  it('give the same responses for an unknown username [1:142] [1:221] [1:280]', async () => {
    const email = 'nobody-at-all@acme.example';
    await attack(email);
    const answer = await tryPassword(email, testPassword, fresh);
    expect(answer.status).toBe(429);
    expect(answer.error.message).toMatch(/^Many wrong passwords were tried for this account/);
  });
});
