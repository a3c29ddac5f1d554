import type { User } from '@galley/shared/schemas/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { hear, newsOf } from '../../support/mail-news';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

let people = 0;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const acme = await makeCompany('acme');
await makeCompany('globex');
const admin = await sessionFor(cloud, acme, 'Admin');

const person = {
  firstName: 'Rosa',
  lastName: 'Keller',
  phoneNumber: '212 555 0100',
  role: 'Level4' as const,
};

/** Invites a user whose mail the simulator makes bounce. @returns the email address and its event */
async function invite(name = 'bounce') {
  people += 1;
  const email = `${name}+rosa-${people}@simulator.amazonses.com`;
  expect((await callApi('createUser', { ...person, email }, { session: admin })).status).toBe(201);
  return { email, events: await news() };
}

async function news(): Promise<unknown[]> {
  await runJobs();
  return newsOf(cloud);
}

async function userWith(email: string): Promise<User> {
  const users = bodyOf(await callApi('listUsers', {}, { session: admin }));
  return users.find((user) => user.email === email) ?? fail(email);
}
const problemOf = async (email: string) => (await userWith(email)).mailProblem;
const fail = (email: string): never => {
  throw new Error(`Nobody has ${email}.`);
};

describe('a bounced invitation', () => {
  it('is shown at the user, in the same way when the event comes twice', async () => {
    const { email, events } = await invite();
    expect(events).toHaveLength(1);
    expect(await problemOf(email)).toBeNull();
    await hear(...events, ...events);
    expect((await problemOf(email))?.why).toBe('There is no such mailbox (550 5.1.1 user unknown).');
  });

  it('is cleared by the next invitation, until that bounces too', async () => {
    const { email, events } = await invite();
    await hear(...events);
    const { id } = await userWith(email);
    bodyOf(await callApi('resendInvitation', { id }, { session: admin }));
    expect(await problemOf(email)).toBeNull();
    await hear(...(await news()));
    expect(await problemOf(email)).not.toBeNull();
  });

  it('is cleared by another email address; a late event of the old one does not affect the new one [2:209]', async () => {
    const { email, events } = await invite();
    await hear(...events);
    const user = await userWith(email);
    const right = `rosa-${people}@acme.example`;
    const change = { ...user, ...person, email: right };
    expect((await callApi('updateUser', change, { session: admin })).status).toBe(204);
    await news();
    expect(await problemOf(right)).toBeNull();
    await hear(...events);
    expect(await problemOf(right)).toBeNull();
  });

  it('includes suppressed email addresses and complaints', async () => {
    for (const name of ['suppressionlist', 'complaint']) {
      const { email, events } = await invite(name);
      await hear(...events);
      expect((await problemOf(email))?.why).toContain('suppression list');
    }
  });

  it('of another company changes no user', async () => {
    const { email, events } = await invite();
    const [event] = structuredClone(events) as { detail: { mail: { tags: Record<string, string[]> } } }[];
    if (event) event.detail.mail.tags.company = ['globex'];
    await hear(event);
    expect(await problemOf(email)).toBeNull();
  });
});
