import type { CheckName } from '@galley/shared/checks/check-names';
import { localTimeAt } from '@galley/shared/local-time';
import { beforeEach, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { addAnnouncement, bodyOf, makePage, newDraft, submit } from '../../support/pages';
import { sweep } from '../../support/sweep';
import { launched, newLaunch } from '../launches/launch-world';

const { cloud, admin, editor } = await startAcme();
const words = { companyName: 'A', copyrightName: 'A', address: 'A', telephone: '212 555 0100' };

async function holdUpFor(...blockingChecks: CheckName[]): Promise<void> {
  const { companySettings } = bodyOf(await callApi('getCompanySettings', {}, { session: admin }));
  const settings = {
    companySettings: { ...companySettings, ...words, timeZone: 'UTC', blockingChecks },
    adminVersionUpdateEmails: ['watch@acme.example'],
  };
  bodyOf(await callApi('updateCompanySettings', settings, { session: admin }));
}

const details = (name: string) => ({ name, scoTitle: name, scoMetaDescription: `All of ${name}` });
/** A draft whose only finding is that another page has its title. */
await makePage(editor, details('Twin'));
const withFault = (name: string) => makePage(editor, { ...details(name), scoTitle: 'Twin' });
const log = async (pageId: number) =>
  bodyOf(await callApi('listVersionLog', { pageId }, { session: admin })).map(
    ({ action, comments }) => `${action}|${comments}`,
  );
const lastDone = async () => bodyOf(await callApi('getActivityLog', {}, { session: admin }))[0]?.action;
const ofVersion = (pageId: number) => ({ pageId, comments: '' });
const same =
  'SEO Title is the same as that of the page Twin. Give each its own under Page Details, so that search results tell them apart.';

beforeEach(() => holdUpFor('searchEngines'));

describe('a check that the company requires', () => {
  it('is marked among the findings, and advice is not', async () => {
    const pageId = await withFault('Named');
    const text = { componentName: 'Links', borderStyle: 'none', format: '4_4' };
    const column1 = '<p><a href="/nowhere">x</a></p>';
    bodyOf(
      await callApi(
        'createHtmlEditorColumns',
        { ...text, column1, pageId, versionId: 1 },
        { session: editor },
      ),
    );
    const found = bodyOf(await callApi('checkVersion', { pageId, versionId: 1 }, { session: editor }));
    expect(found.map(({ check, isBlocking }) => [check, isBlocking])).toEqual([
      ['links', undefined],
      ['searchEngines', true],
    ]);
    await holdUpFor('links');
    expect(await lastDone()).toBe(
      'Saved the company settings: these hold a version up: Broken links within the site',
    );
  });

  it('blocks users who may not publish, whatever they enter, and keeps the draft a draft', async () => {
    const pageId = await withFault('Editor');
    const input = { ...ofVersion(pageId), reason: 'I am in a hurry', isPublishedNext: true };
    const { status, error } = await callApi('submitDraft', input, { session: editor });
    expect([status, error?.message]).toEqual([
      409,
      `V1 is blocked. ${same} Fix that first. An Admin can continue with a reason.`,
    ]);
    await holdUpFor('links', 'forms');
    bodyOf(await callApi('submitDraft', ofVersion(pageId), { session: editor }));
  });

  it('requires a reason of an Admin in each step, and is logged once', async () => {
    const pageId = await withFault('Admin');
    const first = await callApi('submitDraft', { ...ofVersion(pageId), reason: ' ' }, { session: admin });
    expect([first.status, first.error?.fields]).toEqual([
      409,
      { reason: 'A reason is required to continue.' },
    ]);
    const reason = 'The title comes tomorrow';
    const asked = { ...ofVersion(pageId), reason };
    bodyOf(await callApi('submitDraft', { ...asked, isPublishedNext: true }, { session: admin }));
    expect((await callApi('publishDraft', ofVersion(pageId), { session: admin })).status).toBe(409);
    const times = { publishAt: localTimeAt(Date.now() + 300_000, 'UTC'), timeZone: 'UTC', versionId: 1 };
    expect(
      (await callApi('scheduleVersion', { ...asked, ...times, reason: '' }, { session: admin })).status,
    ).toBe(409);
    expect((await log(pageId))[0]).toBe('Submitted V1|');
    bodyOf(await callApi('publishDraft', asked, { session: admin }));
    expect((await log(pageId)).slice(0, 2).toSorted()).toEqual([
      'Published V1|',
      `Went on with V1 despite checks|${reason} (Empty or repeated SEO fields)`,
    ]);
    expect(await lastDone()).toBe(`Went on with V1 of 'Admin' despite checks: ${reason}`);
  });

  it('requires a reason when a time is chosen, and not again when it comes', async () => {
    const pageId = await withFault('Later');
    await holdUpFor();
    await submit(editor, pageId);
    await holdUpFor('searchEngines');
    const times = { publishAt: localTimeAt(Date.now() + 120_000, 'UTC'), timeZone: 'UTC', versionId: 1 };
    const asked = { ...ofVersion(pageId), ...times, reason: 'Agreed' };
    bodyOf(await callApi('scheduleVersion', asked, { session: admin }));
    cloud.clock.advance(180_000);
    await sweep(cloud);
    const lines = await log(pageId);
    expect(lines[0]).toMatch(/^Published V1/);
    expect(lines.filter((line) => line.startsWith('Went on'))).toHaveLength(1);
  });

  it('cannot be imitated by free text in the log [1:273]', async () => {
    const pageId = await withFault('Forged');
    const action = 'Went on with V1 despite checks';
    expect((await callApi('addVersionLog', { pageId, action }, { session: editor })).status).toBe(400);
  });
});

describe('a launch', () => {
  it("is checked with its pages' new state, and continues with a reason that each of them logs", async () => {
    await holdUpFor();
    const [fine, bad] = [await makePage(editor, details('Fine')), await withFault('Bad')];
    const link = { componentName: 'L', borderStyle: 'none', format: '4_4' };
    const column1 = `<p><a href="/page:${fine}">x</a></p>`;
    bodyOf(
      await callApi(
        'createHtmlEditorColumns',
        { ...link, column1, pageId: bad, versionId: 1 },
        { session: admin },
      ),
    );
    for (const pageId of [fine, bad]) await submit(editor, pageId);
    await holdUpFor('searchEngines', 'links');
    const launchId = await newLaunch(admin, 'Both', [fine, bad]);
    const held = bodyOf(await callApi('checkLaunch', { launchId }, { session: admin }));
    expect(held.map(({ pageName, findings }) => [pageName, findings.map(({ message }) => message)])).toEqual([
      ['Bad', [same]],
    ]);
    const { status, error } = await callApi('publishLaunch', { launchId }, { session: admin });
    expect([status, error?.message]).toEqual([
      409,
      `'Both' is blocked. 'Bad': ${same} Fix that first, or give a reason to continue.`,
    ]);
    bodyOf(await callApi('publishLaunch', { launchId, reason: 'Now or never' }, { session: admin }));
    await cloud.settled();
    expect((await log(bad)).slice(0, 2).toSorted()).toEqual([
      "Published V1|With the launch 'Both'.",
      'Went on with V1 despite checks|Now or never',
    ]);
    expect((await log(fine))[0]).toBe("Published V1|With the launch 'Both'.");
  });

  it('with a time accepts no blocked page, and no time without a reason', async () => {
    await holdUpFor();
    const [one, two] = [await withFault('One'), await withFault('Two')];
    for (const pageId of [one, two]) await submit(editor, pageId);
    const launchId = await newLaunch(admin, 'Timed', [one]);
    await holdUpFor('searchEngines');
    const times = { launchId, publishAt: localTimeAt(Date.now() + 300_000, 'UTC'), timeZone: 'UTC' };
    expect((await callApi('scheduleLaunch', times, { session: admin })).status).toBe(409);
    bodyOf(await callApi('scheduleLaunch', { ...times, reason: 'Agreed' }, { session: admin }));
    const { status, error } = await callApi(
      'addLaunchPages',
      { launchId, pageIds: [two] },
      { session: admin },
    );
    expect([status, error?.message]).toEqual([409, expect.stringContaining(`'Two' is blocked. ${same}`)]);
    bodyOf(
      await callApi('scheduleLaunch', { launchId, publishAt: null, timeZone: 'UTC' }, { session: admin }),
    );
    bodyOf(await callApi('addLaunchPages', { launchId, pageIds: [two] }, { session: admin }));
  });

  it('restores a former live version, whatever its findings', async () => {
    await holdUpFor();
    const pageId = await withFault('Back');
    await submit(editor, pageId);
    bodyOf(await callApi('publishDraft', ofVersion(pageId), { session: admin }));
    const draft = await newDraft(admin, pageId, 1);
    await addAnnouncement(admin, pageId, draft, 'more');
    await submit(admin, pageId);
    const launchId = await newLaunch(admin, 'Forth', [pageId]);
    await launched(cloud, admin, launchId);
    await holdUpFor('searchEngines');
    await launched(cloud, admin, bodyOf(await callApi('rollBackLaunch', { launchId }, { session: admin })));
    expect((await log(pageId))[0]).toContain('Published V1');
  });
});
