import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addUser, sessionOf, type TestSession } from '../../support/companies';
import { newPage } from '../../support/page-forms';
import { bodyOf } from '../../support/pages';

const { cloud, acme, admin, editor } = await startAcme();

const open = async (pageId: number, session: TestSession) =>
  bodyOf(await callApi('markPageOpened', { pageId }, { session }));
const emails = (others: { email: string }[]) => others.map(({ email }) => email);

describe('the users who have a page open', () => {
  it('are shown to each other, with the start of their session, and never to themselves', async () => {
    const pageId = await newPage(admin, 'shared');
    expect(await open(pageId, admin)).toEqual([]);
    expect(await open(pageId, admin)).toEqual([]);
    const [other] = await open(pageId, editor);
    expect(other?.email).toBe(admin.email);
    expect(Date.now() - Date.parse(other?.since ?? '')).toBeLessThan(60_000);
    expect(emails(await open(pageId, admin))).toEqual([editor.email]);
    expect(await open(await newPage(admin, 'another'), editor)).toEqual([]);
  });

  it('include two sessions of one user as two', async () => {
    const pageId = await newPage(admin, 'two-windows');
    const user = await addUser(cloud, acme, 'Level4');
    const [laptop, phone] = [await sessionOf(cloud, acme, user), await sessionOf(cloud, acme, user)];
    await open(pageId, laptop);
    expect(emails(await open(pageId, phone))).toEqual([user.email]);
    expect(emails(await open(pageId, admin))).toEqual([user.email, user.email]);
  });

  it('are forgotten after a minute, and start again when they come back', async () => {
    const pageId = await newPage(admin, 'forgotten');
    await open(pageId, admin);
    cloud.clock.advance(61_000);
    expect(await open(pageId, editor)).toEqual([]);
    await open(pageId, admin);
    const [back] = await open(pageId, editor);
    expect(Date.parse(back?.since ?? '')).toBeGreaterThan(Date.now() - 5_000);
    cloud.clock.reset();
  });

  it('keep the start of their session while they report again and again', async () => {
    const pageId = await newPage(admin, 'patient');
    await open(pageId, admin);
    const [first] = await open(pageId, editor);
    cloud.clock.advance(40_000);
    await open(pageId, admin);
    cloud.clock.advance(40_000);
    expect(await open(pageId, editor)).toEqual([first]);
    cloud.clock.reset();
  });

  it('are not returned for an unknown or malformed page', async () => {
    expect((await callApi('markPageOpened', { pageId: 987_654 }, { session: admin })).status).toBe(404);
    const answer = await callApi('markPageOpened', { pageId: 'x' }, { session: admin });
    expect(answer).toMatchObject({ status: 400, error: { fields: { pageId: expect.any(String) } } });
  });
});
