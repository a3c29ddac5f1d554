import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addProtectedPerson, storedFactor } from '../../support/second-factor';
import { addPerson, codeFor, enterPassword, respondWith } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });
const admin = await sessionFor(cloud, acme, 'Admin');

const withEverything = () => addProtectedPerson(cloud, acme, 'Level4');
const reset = (input: Record<string, unknown>, session = admin) =>
  callApi('resetSecondFactor', input, { session });
const lastAction = async () => (await cloud.stored.activity.all(acme.scope)).at(-1);

it('removes app and recovery codes, ends the sessions, notifies the user, and is logged [1:43] [1:225] [1:288]', async () => {
  const { person, session, app, codes } = await withEverything();
  const attempt = await enterPassword(person.email);
  expect(await reset({ id: person.id })).toMatchObject({ status: 200, body: 'Saved' });
  expect(await storedFactor(cloud, acme, person)).toBeUndefined();
  expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
  for (const code of [app.code(), codes[0] ?? ''])
    expect((await respondWith(attempt, code)).status).toBe(400);
  expect((await respondWith(attempt, await codeFor(cloud, person.email, attempt))).status).toBe(200);
  const mails = await mailsTo(cloud, person.email);
  expect(mails.map(({ subject }) => subject)).toContain('Acme Plumbing: your second factor was reset');
  expect(await lastAction()).toMatchObject({
    email: admin.email,
    action: `Reset the second factor of ${person.email}`,
  });
});

it('is harmless for a user who has none, and 404 for an unknown user', async () => {
  const person = await addPerson(cloud, acme, 'Level4');
  expect((await reset({ id: person.id })).status).toBe(200);
  expect((await reset({ id: 9_999 })).status).toBe(404);
  expect((await reset({ id: 'x' })).error.fields).toHaveProperty('id');
});

it('is for Admins of the company, and for vendor Admins who name it [1:8] [1:207] [1:208] [1:209]', async () => {
  const { person } = await withEverything();
  const globex = await makeCompany('globex');
  const vendor = await makeCompany('tracsoft', { isVendor: true });
  const [editor, stranger] = [
    await sessionFor(cloud, acme, 'Level4'),
    await sessionFor(cloud, globex, 'Admin'),
  ];
  expect((await reset({ id: person.id }, editor)).status).toBe(403);
  expect((await reset({ id: person.id, company: 'acme' }, stranger)).status).toBe(403);
  await reset({ id: person.id }, stranger);
  expect(await storedFactor(cloud, acme, person)).toBeDefined();
  const vendorAdmin = await sessionFor(cloud, vendor, 'Admin');
  expect((await reset({ id: person.id, company: 'acme' }, vendorAdmin)).status).toBe(200);
  expect(await storedFactor(cloud, acme, person)).toBeUndefined();
  expect(await lastAction()).toMatchObject({ email: vendorAdmin.email, isVendor: true });
});

it('happens with the deletion of the user, and with a change of the email address [2:209]', async () => {
  const [leaving, moving] = [await withEverything(), await withEverything()];
  await callApi('deleteUser', { id: leaving.person.id }, { session: admin });
  expect(await storedFactor(cloud, acme, leaving.person)).toBeUndefined();
  const { body } = await callApi('getUser', { id: moving.person.id }, { session: admin });
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const changed = { ...given, phoneNumber: '212 555 0100', email: 'another@acme.example' };
  expect((await callApi('updateUser', changed, { session: admin })).status).toBe(204);
  expect(await storedFactor(cloud, acme, moving.person)).toBeUndefined();
});
