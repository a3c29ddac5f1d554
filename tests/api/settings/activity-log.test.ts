import { activityWrite } from '@galley/functions/core/activity-log';
import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { newPage } from '../../support/page-forms';

const cloud = await openCloud();
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
const acme = await makeCompany('acme');
const admin = await sessionFor(cloud, acme, 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');

const read = async (input: Record<string, unknown> = {}, session = admin) => {
  const { status, body, headers, error } = await callApi('getActivityLog', input, { session });
  return { status, error, entries: body ?? [], next: headers['x-next-cursor'] };
};
const newest = async () => (await read({ limit: 1 })).entries[0];

it('is empty before anything was changed', async () => {
  expect(await read()).toMatchObject({ status: 200, entries: [], next: undefined });
});

it('lists who did what, with the change itself, and no rejected calls [2:188]', async () => {
  const save = (revision?: number) =>
    callApi('updateFormSettings', { toEmail: ['a@acme.example'], revision }, { session: admin });
  await save();
  expect(await newest()).toMatchObject({
    email: admin.email,
    isVendor: false,
    action: 'Saved the form settings',
  });
  expect((await save(7)).status).toBe(409);
  expect((await read()).entries).toHaveLength(1);
});

it('describes changes of users, tabs, footer and navbar in words [2:177] [2:181] [2:182] [2:183] [2:209]', async () => {
  const { body: users } = await callApi('listUsers', {}, { session: admin });
  const other = users.find(({ email }) => email === editor.email);
  if (!other) throw new Error('The editor is not listed.');
  const phone = { phoneNumber: '212 555 0100' };
  await callApi('updateUser', { ...other, ...phone, isLockedOut: true }, { session: admin });
  expect((await newest())?.action).toBe(`Saved user ${other.email}: locked`);
  const locked = { ...other, ...phone, revision: other.revision + 1, role: 'Admin', invalidAttempts: 0 };
  await callApi('updateUser', { ...locked, isLockedOut: true }, { session: admin });
  expect((await newest())?.action).toBe(`Saved user ${other.email}: role Admin`);
  await callApi('signOutEverywhere', { id: other.id }, { session: admin });
  expect((await newest())?.action).toBe(`Signed ${other.email} out everywhere`);
  const tab = { title: 'Hours', format: '4_2-2' };
  const { body: componentId } = await callApi('createNavbarTab', tab, { session: admin });
  expect((await newest())?.action).toBe("Created navbar tab 'Hours'");
  await callApi('deleteNavbarTab', { componentId }, { session: admin });
  expect((await newest())?.action).toBe("Deleted navbar tab 'Hours'");
  await callApi('createFooter', { contentColumn1: 'x' }, { session: admin });
  expect((await newest())?.action).toBe('Saved the footer');
  await callApi('createNavbar', { componentName: 'Navbar' }, { session: admin });
  expect((await newest())?.action).toBe('Saved the navbar');
  await callApi('deleteUser', { id: other.id }, { session: admin });
  expect((await newest())?.action).toBe(`Deleted a user, who is now 'Former user ${other.id}'`);
});

it('names pages that were deleted or restored [1:151] [1:246] [1:247]', async () => {
  const pageId = await newPage(admin, 'gone', { name: 'Winter Market' });
  const isNewest = async (action: string) =>
    expect(await newest()).toMatchObject({ email: admin.email, action: `${action} page 'Winter Market'` });
  await callApi('deletePage', { pageId }, { session: admin });
  await isNewest('Deleted');
  await callApi('restorePage', { pageId }, { session: admin, method: 'POST' });
  await isNewest('Restored');
});

it('marks what a vendor Admin did for the company as the vendor’s [1:8] [1:209] [2:189]', async () => {
  await callApi('initializeSite', { company: 'acme', modules: [] }, { session: vendor });
  expect(await newest()).toMatchObject({
    email: vendor.email,
    isVendor: true,
    action: 'Initialized the site without modules',
  });
  const ranges = ['203.0.113.0/24'];
  await callApi('updateAllowedAddresses', { company: 'acme', ranges }, { session: vendor });
  expect(await newest()).toMatchObject({ isVendor: true, action: expect.stringContaining('203.0.113.0/24') });
  // The vendor's own changes are in no company's log, and no company sees another one's.
  await callApi('initializeSite', { modules: [] }, { session: vendor });
  const own = await read({ limit: 1 }, vendor);
  expect(own.entries[0]).toMatchObject({ isVendor: false, action: 'Initialized the site without modules' });
  expect((await newest())?.action).toContain('203.0.113.0/24');
});

it('is paginated, newest first, and searches all of it', async () => {
  const writes = Array.from({ length: 90 }, (_, n) => {
    const actor = { email: n % 30 === 0 ? 'rare@acme.example' : 'often@acme.example', company: 'acme' };
    return activityWrite(acme.scope, {
      actor,
      action: `Did number ${n}`,
      at: new Date(Date.UTC(2030, 0, 1, 0, n)),
    });
  });
  await cloud.table.commit(writes);
  const first = await read({ limit: 40 });
  const second = await read({ limit: 40, cursor: first.next });
  expect([first.entries.length, second.entries.length]).toEqual([40, 40]);
  expect(first.entries[0]?.action).toBe('Did number 89');
  expect([...first.entries, ...second.entries].map(({ action }) => action)).toEqual(
    Array.from({ length: 80 }, (_, n) => `Did number ${89 - n}`),
  );
  const found = await read({ search: 'RARE@', limit: 2 });
  expect(found.entries.map(({ action }) => action)).toEqual(['Did number 60', 'Did number 30']);
  const rest = await read({ search: 'RARE@', limit: 2, cursor: found.next });
  expect(rest).toMatchObject({ entries: [{ action: 'Did number 0' }], next: undefined });
});

it('is for Admins, and rejects a cursor that it did not issue [1:207] [1:208] [1:7]', async () => {
  expect((await read({}, await sessionFor(cloud, acme, 'Level4'))).status).toBe(403);
  expect((await callApi('getActivityLog', {})).status).toBe(401);
  for (const cursor of ['x', 'COUNTER', '2030-01-01']) {
    expect((await read({ cursor })).error.fields).toHaveProperty('cursor');
  }
});
