import { formerUser } from '@galley/functions/core/users/former-user';
import { presetOf } from '@galley/shared/theme/presets';
import type { Theme } from '@galley/shared/theme/theme-words';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { bodyOf } from '../../support/pages';
import { visit } from '../../support/visits';
import {
  changedPage,
  inMinutes,
  launched,
  launchOf,
  newLaunch,
  passMinutes,
  publishLaunch,
  rollBack,
  timeZone,
} from './launch-world';

const { cloud, acme, admin, editor } = await startAcme();
const dark: Theme = { ...presetOf('clear'), brand: '#112233' };
const rosy: Theme = { ...presetOf('garden'), brand: '#a83250' };

const plan = (launchId: number, theme: Theme | null, base: number, revision?: number, session = admin) =>
  callApi('saveLaunchPart', { launchId, values: { look: { theme } }, base, revision }, { session });
const saveNow = async (theme: Theme | null) => {
  const { revision } = bodyOf(await callApi('getTheme', {}, { session: admin }));
  return bodyOf(await callApi('saveTheme', { theme, revision }, { session: admin }));
};
const base = async () => bodyOf(await callApi('getTheme', {}, { session: admin })).revision;
/** The page's content and the brand colour around it. */
const seen = async (path: string) => {
  const { html } = await visit('acme', path);
  const words = /new-\w\./.exec(html) ?? /was-\w\./.exec(html);
  return [words?.[0], [dark, rosy].find(({ brand }) => html.includes(brand))?.brand];
};
const problemOf = async (launchId: number) => (await launchOf(admin, launchId)).partList[0]?.problem;

it('goes live with the pages, is described in words, and is reverted with them', async () => {
  await saveNow(dark);
  const launchId = await newLaunch(admin, 'Spring', [await changedPage(admin, 'a')]);
  bodyOf(await plan(launchId, rosy, await base()));
  expect(await seen('/a')).toEqual(['was-a.', dark.brand]);
  expect(await launchOf(admin, launchId)).toMatchObject({
    status: 'planned',
    parts: ['look'],
    partList: [{ part: 'look', from: { theme: dark }, to: { theme: rosy }, email: admin.email, revision: 1 }],
  });
  // A release that knows pages only treats this as a launch in progress, and leaves it unchanged.
  expect((await cloud.stored.launch.get(acme.scope, launchId))?.state).toBe('plannedWithParts');
  await launched(cloud, admin, launchId);
  expect(await seen('/a')).toEqual(['new-a.', rosy.brand]);
  const log = bodyOf(await callApi('getActivityLog', {}, { session: admin })).map(({ action }) => action);
  expect(log).toEqual(
    expect.arrayContaining([
      "Planned the look for the launch 'Spring'",
      "Published the launch 'Spring' (1 page, Look)",
    ]),
  );
  // The values that it replaced are kept, whatever is live later.
  expect((await launchOf(admin, launchId)).partList).toMatchObject([{ from: { theme: dark } }]);

  const back = await rollBack(admin, launchId);
  expect((await launchOf(admin, back)).partList).toMatchObject([
    { from: { theme: rosy }, to: { theme: dark } },
  ]);
  expect((await plan(back, rosy, await base(), 1)).status).toBe(409);
  await launched(cloud, admin, back);
  expect(await seen('/a')).toEqual(['was-a.', dark.brand]);
  await launched(cloud, admin, await rollBack(admin, back));
  expect(await seen('/a')).toEqual(['new-a.', rosy.brand]);
});

it('is blocked where the site has got another one since, until that was reviewed', async () => {
  const launchId = await newLaunch(admin, 'Summer', [await changedPage(admin, 'b')]);
  bodyOf(await plan(launchId, dark, await base()));
  await saveNow({ ...rosy, accent: '#445566' });
  const problem =
    'It was changed on the site since it was saved for the launch. Look at it, and save it for the launch again.';
  expect((await launchOf(admin, launchId)).partList).toMatchObject([{ problem, isOutdated: true }]);
  const refused = await publishLaunch(admin, launchId);
  expect([refused.status, refused.error?.message]).toEqual([
    409,
    `Nothing was published. 'Look': ${problem}`,
  ]);
  expect(await seen('/b')).toEqual(['was-b.', rosy.brand]);
  bodyOf(await plan(launchId, dark, await base(), 1));
  expect(await problemOf(launchId)).toBeUndefined();
  await launched(cloud, admin, launchId);
  expect(await seen('/b')).toEqual(['new-b.', dark.brand]);

  // Reverting it would undo a later change.
  await saveNow(rosy);
  const back = await rollBack(admin, launchId);
  expect(await problemOf(back)).toBe('It was changed since. Remove it from the launch to keep that.');
  bodyOf(await callApi('removeLaunchPart', { launchId: back, part: 'look' }, { session: admin }));
  await launched(cloud, admin, back);
  expect(await seen('/b')).toEqual(['was-b.', rosy.brand]);
});

it('goes live at its time, even without any page; an earlier change blocks all of it', async () => {
  const schedule = async (launchId: number) =>
    bodyOf(
      await callApi('scheduleLaunch', { launchId, publishAt: inMinutes(2), timeZone }, { session: admin }),
    );
  const alone = bodyOf(await callApi('createLaunch', { name: 'Alone' }, { session: admin }));
  bodyOf(await plan(alone, dark, await base()));
  await schedule(alone);
  await passMinutes(cloud, 4);
  expect(await launchOf(admin, alone)).toMatchObject({ status: 'published', pages: 0, parts: ['look'] });
  expect((await seen('/b'))[1]).toBe(dark.brand);

  const late = await newLaunch(admin, 'Late', [await changedPage(admin, 'c')]);
  bodyOf(await plan(late, rosy, await base()));
  await schedule(late);
  await saveNow({ ...dark, accent: '#445566' });
  await passMinutes(cloud, 4);
  expect(await launchOf(admin, late)).toMatchObject({
    status: 'planned',
    missed: expect.stringContaining("'Look': It was changed on the site since"),
  });
  expect(await seen('/c')).toEqual(['was-c.', dark.brand]);
});

it('names its author until that user is deleted', async () => {
  const launchId = bodyOf(await callApi('createLaunch', { name: 'Left' }, { session: admin }));
  const person = await sessionFor(cloud, acme, 'Admin');
  bodyOf(await plan(launchId, rosy, await base(), 0, person));
  expect((await launchOf(admin, launchId)).partList).toMatchObject([{ email: person.email }]);
  bodyOf(await callApi('deleteUser', { id: person.userId }, { session: admin }));
  await cloud.settled();
  expect((await launchOf(admin, launchId)).partList).toMatchObject([{ email: formerUser(person.userId) }]);
});

it('is rejected for users who may not save it, for another company, and by the rules of its own save', async () => {
  const launchId = bodyOf(await callApi('createLaunch', { name: 'Mine' }, { session: admin }));
  const now = await base();
  expect((await plan(launchId, rosy, now, 0, editor)).status).toBe(403);
  const globex = await makeCompany('globex');
  const stranger = await sessionFor(cloud, globex, 'Admin');
  expect((await plan(launchId, rosy, now, 0, stranger)).status).toBe(404);
  const wrong = await plan(launchId, { ...rosy, brand: 'red' }, now);
  expect([wrong.status, wrong.error?.message]).toEqual([400, 'Brand color must look like #1f6feb.']);
  expect((await launchOf(admin, launchId)).partList).toEqual([]);

  bodyOf(await plan(launchId, rosy, now));
  const stale = await plan(launchId, dark, now);
  expect([stale.status, stale.error?.current]).toEqual([409, { theme: rosy, revision: 1 }]);
  const remove = { launchId, part: 'look' };
  expect((await callApi('removeLaunchPart', remove, { session: editor })).status).toBe(403);
  expect((await callApi('removeLaunchPart', remove, { session: stranger })).status).toBe(404);

  // Stored values are validated again, and a part that only a later release knows blocks all of it.
  const { launchPart } = cloud.stored;
  const values = { theme: { ...rosy, radius: 'endless' } };
  await launchPart.change(acme.scope, launchId, 'look', { set: { values } });
  expect(await problemOf(launchId)).toMatch(/Open it, and save it for the launch again\.$/);
  const stored = await launchPart.get(acme.scope, launchId, 'look');
  await launchPart.delete(acme.scope, launchId, 'look');
  await launchPart.put(acme.scope, launchId, 'weather', { ...stored, part: 'weather' });
  const words = 'Only a later release of the product knows what this is. Remove it from the launch.';
  const refused = await publishLaunch(admin, launchId);
  expect(refused.error?.message).toBe(`Nothing was published. 'weather': ${words}`);
  bodyOf(await callApi('removeLaunchPart', { launchId, part: 'weather' }, { session: admin }));
  expect(await launchOf(admin, launchId)).toMatchObject({ parts: [], partList: [], status: 'planned' });
  bodyOf(await callApi('deleteLaunch', { launchId }, { session: admin }));
});
