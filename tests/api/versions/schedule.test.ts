import { localTimeAt } from '@galley/shared/local-time';
import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import type { TestSession } from '../../support/companies';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, submit } from '../../support/pages';
import { sweep } from '../../support/sweep';
import { visit } from '../../support/visits';

const { cloud, admin, editor } = await startAcme();
const timeZone = 'America/New_York';
const settings = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100', timeZone };
const watchers = { companySettings: settings, adminVersionUpdateEmails: ['watch@acme.example'] };
bodyOf(await callApi('createCompanySettings', watchers, { session: admin }));

const minute = 60_000;
/** A local time this many minutes from now. */
const inMinutes = (minutes: number, zone = timeZone) => localTimeAt(Date.now() + minutes * minute, zone);

function schedule(pageId: number, versionId: number, times: object, session: TestSession = admin) {
  return callApi('scheduleVersion', { pageId, versionId, timeZone, ...times }, { session });
}
const cancel = (pageId: number, versionId: number) =>
  callApi('cancelSchedule', { pageId, versionId }, { session: admin });

/** Advances the clock by minutes, with a sweep after each. */
async function pass(minutes: number): Promise<void> {
  for (let done = 0; done < minutes; done += 1) {
    cloud.clock.advance(minute);
    await sweep(cloud);
  }
}

const versionsOf = async (pageId: number) =>
  bodyOf(await callApi('getPageComponentData', { pageId }, { session: admin })).versions;
const statesOf = async (pageId: number) =>
  (await versionsOf(pageId)).map(({ versionId, status }) => `V${versionId} ${status}`);
const logOf = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin })).map(({ action }) => action);
/** The mails about it: alone, or in a digest. */
const mailsWith = (words: string) =>
  cloud.ses.messages().filter(({ subject, text }) => `${subject} ${text}`.includes(words));
const calendar = async () => {
  const month = localTimeAt(Date.now(), timeZone).slice(0, 7);
  return bodyOf(await callApi('getCalendar', { month }, { session: editor })).entries;
};

/** A live page whose V2, with another sentence, is pending. */
async function pendingPage(name: string): Promise<{ pageId: number; path: string }> {
  const path = name.toLowerCase().replaceAll(' ', '-');
  const pageId = await makeLivePage(admin, 'before', { name, friendlyUrl: path });
  await newDraft(editor, pageId, 1);
  await addAnnouncement(editor, pageId, 2, 'Sold out since Sunday');
  await submit(editor, pageId);
  return { pageId, path: `/${path}` };
}
const shows = async (path: string, text: string) => (await visit('acme', path)).html.includes(text);

describe('a scheduled version', () => {
  it('is pending until its time, goes live then and leaves the site at its end, each reported and logged [1:12] [1:134] [1:156]', async () => {
    const { pageId, path } = await pendingPage('Regatta');
    // Schedules use whole minutes, so nothing may cross the end of one.
    cloud.clock.advance(minute - (Date.now() % minute));
    const times = { publishAt: inMinutes(3), takeDownAt: inMinutes(6), comments: 'For the regatta' };
    const planned = bodyOf(await schedule(pageId, 2, times));
    expect(localTimeAt(planned.publishAt ?? '', timeZone)).toBe(times.publishAt);
    expect((await versionsOf(pageId))[0]).toMatchObject({ status: 'pending', planned });
    const rows = bodyOf(await callApi('listPages', {}, { session: editor }));
    expect(rows.find((row) => row.pageId === pageId)?.planned).toEqual(planned);
    const waiting = bodyOf(await callApi('listWaitingVersions', {}, { session: admin }));
    expect(waiting.map((version) => version.pageId)).not.toContain(pageId);
    expect((await addAnnouncementTo(pageId)).status).toBe(409);
    expect(
      (await calendar()).filter((entry) => entry.pageId === pageId && entry.state === 'coming'),
    ).toHaveLength(2);

    await pass(2);
    expect(await shows(path, 'Sold out since Sunday')).toBe(false);
    await pass(1);
    expect(await shows(path, 'Sold out since Sunday')).toBe(true);
    expect(await statesOf(pageId)).toEqual(['V2 live', 'V1 backup']);
    expect((await versionsOf(pageId))[0]?.planned).toEqual({
      takeDownAt: planned.takeDownAt,
      email: admin.email,
    });
    await pass(3);
    expect((await visit('acme', path)).status).toBe(404);
    await pass(3);
    expect((await logOf(pageId)).slice(0, 3)).toEqual(['Unpublished V2', 'Published V2', 'Scheduled V2']);
    expect(
      mailsWith('V2 of Regatta is scheduled')
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([editor.email, 'watch@acme.example']);
    expect(mailsWith('V2 of Regatta was published')[0]?.text).toContain('For the regatta');
    expect(mailsWith('Regatta was taken off the site')).not.toEqual([]);
    const done = (await calendar())
      .filter((entry) => entry.pageId === pageId)
      .map(({ state, what }) => `${state} ${what}`);
    expect(done).toEqual(['done publish', 'done publish', 'done takeDown']);
  });

  it('can be rescheduled or unscheduled without any change of what is live', async () => {
    const { pageId, path } = await pendingPage('Moved twice');
    bodyOf(await schedule(pageId, 2, { publishAt: inMinutes(2) }));
    bodyOf(await schedule(pageId, 2, { publishAt: inMinutes(5) }));
    await pass(3);
    expect(await statesOf(pageId)).toEqual(['V2 pending', 'V1 live']);
    bodyOf(await cancel(pageId, 2));
    await pass(4);
    expect(await statesOf(pageId)).toEqual(['V2 pending', 'V1 live']);
    expect(await shows(path, 'Sold out since Sunday')).toBe(false);
    expect((await cancel(pageId, 2)).error.message).toBe(
      'Nothing is scheduled for V2 any more. Reload the page.',
    );
    // It is pending again.
    const waiting = bodyOf(await callApi('listWaitingVersions', {}, { session: admin }));
    expect(waiting.map((version) => version.pageId)).toContain(pageId);
  });

  it('loses its schedule when it is published, rejected or recalled by hand [1:161] [1:270]', async () => {
    const { pageId } = await pendingPage('By hand');
    bodyOf(await schedule(pageId, 2, { publishAt: inMinutes(2), takeDownAt: inMinutes(60) }));
    expect((await callApi('recallDraft', { pageId, versionId: 2 }, { session: editor })).error.message).toBe(
      'V2 is scheduled. Ask an Admin to cancel that first.',
    );
    bodyOf(await callApi('publishDraft', { pageId, versionId: 2, comments: '' }, { session: admin }));
    await pass(3);
    expect((await logOf(pageId)).filter((action) => action === 'Published V2')).toHaveLength(1);
    // The schedule of its end stays.
    expect((await versionsOf(pageId))[0]?.planned?.takeDownAt).toBeDefined();

    for (const call of ['rejectDraft', 'recallDraft'] as const) {
      const other = await pendingPage(`Ended by ${call}`);
      bodyOf(await schedule(other.pageId, 2, { publishAt: inMinutes(2) }));
      const input = { pageId: other.pageId, versionId: 2, ...(call === 'rejectDraft' && { comments: 'no' }) };
      expect((await callApi(call, input, { session: admin })).status).toBe(200);
      await pass(3);
      expect(await statesOf(other.pageId)).toEqual(['V2 draft', 'V1 live']);
    }
  });

  it('keeps its moment when the company chooses another time zone', async () => {
    const { pageId } = await pendingPage('Other zone');
    const { publishAt } = bodyOf(await schedule(pageId, 2, { publishAt: inMinutes(2) }));
    const { companySettings, ...read } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
    const changed = { companySettings: { ...companySettings, timeZone: 'Asia/Kolkata' } };
    bodyOf(await callApi('updateCompanySettings', { ...read, ...changed }, { session: admin }));
    expect((await versionsOf(pageId))[0]?.planned?.publishAt).toBe(publishAt);
    const stale = await schedule(pageId, 2, { publishAt: inMinutes(9) });
    expect([stale.status, stale.error.message]).toEqual([
      409,
      'The company’s time zone is Asia/Kolkata now. Nothing was saved: choose the time again.',
    ]);
    await pass(2);
    expect(await statesOf(pageId)).toEqual(['V2 live', 'V1 backup']);
    const now = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
    const back = { companySettings: { ...now.companySettings, timeZone } };
    bodyOf(await callApi('updateCompanySettings', { ...now, ...back }, { session: admin }));
  });

  it('takes a live version down at a moment, and only that version [1:156]', async () => {
    const pageId = await makeLivePage(admin, 'summer', { name: 'Summer', friendlyUrl: 'summer' });
    const takeDownAt = 'The time to leave the site is required.';
    expect((await schedule(pageId, 1, {})).error).toMatchObject({ fields: { takeDownAt } });
    bodyOf(await schedule(pageId, 1, { takeDownAt: inMinutes(2) }));
    await newDraft(admin, pageId, 1);
    await submit(admin, pageId);
    bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin }));
    await pass(3);
    expect(await statesOf(pageId)).toEqual(['V2 live', 'V1 backup']);
    bodyOf(await schedule(pageId, 2, { takeDownAt: inMinutes(2) }));
    await pass(2);
    expect(await statesOf(pageId)).toEqual(['V2 backup', 'V1 backup']);
  });
});

describe('it is rejected to schedule', () => {
  it.each([
    [{}, 'publishAt', 'The time to go live is required.'],
    [
      { publishAt: 'soon' },
      'publishAt',
      'The time to go live must be a date with a time, like 2026-11-24T09:00.',
    ],
    [
      { publishAt: '2026-02-30T09:00' },
      'publishAt',
      'The time to go live must be a date with a time, like 2026-11-24T09:00.',
    ],
    [
      { publishAt: '2020-01-01T09:00' },
      'publishAt',
      'The time to go live must be at least a minute from now.',
    ],
    [
      { publishAt: '2099-01-01T09:00' },
      'publishAt',
      'The time to go live must be within the next five years.',
    ],
    [
      { publishAt: '2028-01-02T09:00', takeDownAt: '2028-01-02T09:00' },
      'takeDownAt',
      'The time to leave the site must be later than the time to go live.',
    ],
    [
      { takeDownAt: '2020-01-01T09:00' },
      'takeDownAt',
      'The time to leave the site must be at least a minute from now.',
    ],
    [
      { takeDownAt: '2099-01-01T09:00' },
      'takeDownAt',
      'The time to leave the site must be within the next five years.',
    ],
  ])('a time that is invalid, past, or in the wrong order: %j', async (times, field, message) => {
    const pageId = await makePage(editor);
    await submit(editor, pageId);
    const refused = await schedule(pageId, 1, times);
    expect([refused.status, refused.error.fields?.[field]]).toEqual([400, message]);
  });

  it('a draft, another version, one that changed since it was reviewed, and the end of the home page', async () => {
    const pageId = await makePage(editor);
    const publishAt = inMinutes(5);
    expect((await schedule(pageId, 1, { publishAt })).status).toBe(409);
    await submit(editor, pageId);
    expect((await schedule(pageId, 2, { publishAt })).status).toBe(409);
    expect((await schedule(pageId, 1, { publishAt, revision: 1 })).error.message).toContain(
      'was changed since',
    );
    expect((await schedule(1, 1, { takeDownAt: publishAt })).error.fields).toHaveProperty('takeDownAt');
    expect((await schedule(pageId, 1, { publishAt }, editor)).status).toBe(403);
    const [one, other] = await Promise.all([
      schedule(pageId, 1, { publishAt }),
      callApi('publishDraft', { pageId, comments: '' }, { session: admin }),
    ]);
    // Either the schedule comes first and ends with the publish, or it comes too late.
    expect(other.status).toBe(200);
    expect([200, 409]).toContain(one.status);
    expect((await schedule(pageId, 1, { publishAt })).status).toBe(409);
  });
});

async function addAnnouncementTo(pageId: number) {
  const input = { pageId, versionId: 2, componentName: 'Text', announcementText: 'late' };
  return callApi('createAnnouncement', input, { session: editor });
}
