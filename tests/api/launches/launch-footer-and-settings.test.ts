import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { presetOf } from '@galley/shared/theme/presets';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { putImage } from '../../support/library';
import { bodyOf, makeLivePage } from '../../support/pages';
import { visit } from '../../support/visits';
import { changedPage, launched, launchOf, newLaunch, publishLaunch, rollBack } from './launch-world';

const { cloud, acme, admin } = await startAcme();
type Values = CallRequest<Contract['saveLaunchPart']>['values'];
const plan = (launchId: number, values: Values, base: number, revision?: number) =>
  callApi('saveLaunchPart', { launchId, values, base, revision }, { session: admin });
const emptyLaunch = async (name: string) =>
  bodyOf(await callApi('createLaunch', { name }, { session: admin }));
const columns = (text: string) => ({
  contentColumn1: `<p>${text}</p>`,
  contentColumn2: '',
  contentColumn3: '',
  contentColumn4: '',
});
const settings = { companyName: 'Winter Boats', copyrightName: 'W', address: 'A', telephone: '212 555 0100' };
const spring = { ...settings, companyName: 'Spring Boats', telephone: '030 901820', country: 'DE' as const };
const seen = async (path: string) => {
  const { html } = await visit('acme', path);
  return ['Winter Boats', 'Spring Boats', 'by the sea', 'at the lake', '#a83250', 'new-a.', '901820'].filter(
    (words) => html.includes(words),
  );
};

it('is blocked where the settings were never saved', async () => {
  const launchId = await emptyLaunch('Too early');
  bodyOf(await plan(launchId, { settings: { companySettings: settings } }, 0));
  expect((await launchOf(admin, launchId)).partList).toMatchObject([
    {
      from: {},
      problem: 'The company settings were never saved. Save them once before a launch changes them.',
    },
  ]);
});

it('takes theme, footer and settings live with a page, and back; the permissions of staff apply [2:63] [2:68] [2:69]', async () => {
  const rules = { adminOnlyChanges: ['formTexts' as const], blockingChecks: [], requiresApp: false };
  const saved = { companySettings: { ...settings, ...rules }, adminVersionUpdateEmails: ['w@acme.example'] };
  bodyOf(await callApi('createCompanySettings', saved, { session: admin }));
  bodyOf(await callApi('createFooter', columns('by the sea'), { session: admin }));
  await makeLivePage(admin, 'other words', { friendlyUrl: 'other' });
  const launchId = await newLaunch(admin, 'Spring', [await changedPage(admin, 'a')]);
  bodyOf(await plan(launchId, { footer: columns('at the lake<script>1</script>') }, 1));
  bodyOf(await plan(launchId, { settings: { companySettings: spring } }, 1));
  bodyOf(await plan(launchId, { look: { theme: { ...presetOf('garden'), brand: '#a83250' } } }, 0));
  const { parts, partList } = await launchOf(admin, launchId);
  expect(parts).toEqual(['footer', 'settings', 'look']);
  expect(partList).toMatchObject([
    { part: 'footer', from: columns('by the sea'), to: columns('at the lake') },
    { part: 'look' },
    {
      part: 'settings',
      from: { companySettings: { companyName: 'Winter Boats', country: 'US' } },
      to: { companySettings: { companyName: 'Spring Boats', country: 'DE', telephone: '+4930901820' } },
    },
  ]);
  expect(JSON.stringify(partList)).not.toContain('formTexts');
  const winter = ['Winter Boats', 'by the sea'];
  expect(await seen('/a')).toEqual(winter);
  const calls = await cloud.calls.during(() => launched(cloud, admin, launchId));
  expect(
    calls.calls.filter(({ input }) => /"S":"CHROME"/.test(JSON.stringify(input)) && isWrite(input)),
  ).toHaveLength(1);
  const all = ['Spring Boats', 'at the lake', '#a83250', 'new-a.', '901820'];
  expect(await seen('/a')).toEqual(all);
  expect(await seen('/other')).toEqual(all.filter((words) => words !== 'new-a.'));
  const stored = await cloud.stored.settings.get(acme.scope);
  expect(stored).toMatchObject({ ...rules, adminVersionUpdateEmails: ['w@acme.example'], revision: 2 });

  await launched(cloud, admin, await rollBack(admin, launchId));
  expect(await seen('/a')).toEqual(winter);
  const back = bodyOf(await callApi('getCompanySettings', {}, { session: admin })).companySettings;
  expect(back).toMatchObject({ ...settings, ...rules, country: 'US', revision: 3 });
});

const isWrite = (input: unknown) => JSON.stringify(input).startsWith('{"TransactItems"');

it('is rejected by the rules of its save, and blocked where the footer was saved since [2:132]', async () => {
  const launchId = await emptyLaunch('Wrong');
  const wrong = async (values: Values) => {
    const { status, error } = await plan(launchId, values, 3);
    return [status, error?.message];
  };
  const withSettings = (more: object): Values => ({
    settings: { companySettings: { ...settings, ...more } },
  });
  expect(await wrong(withSettings({ telephone: '12' }))).toEqual([400, expect.stringContaining('Telephone')]);
  expect(await wrong({ footer: columns('x'.repeat(11_000)) })).toEqual([
    413,
    expect.stringContaining('Column 1'),
  ]);
  expect(await wrong({})).toEqual([400, 'values must be those of one of look, navbar, footer, settings.']);
  expect((await launchOf(admin, launchId)).parts).toEqual([]);

  const favicon = await putImage(cloud, acme, 7);
  bodyOf(await plan(launchId, withSettings({ favicon }), 3));
  bodyOf(await plan(launchId, { footer: columns('later') }, 2));
  const problems = (await launchOf(admin, launchId)).partList.map(
    ({ part, problem }) => `${part}: ${problem}`,
  );
  expect(problems).toEqual([
    expect.stringContaining('footer: It was changed on the site since'),
    'settings: undefined',
  ]);
  bodyOf(await callApi('removeLaunchPart', { launchId, part: 'footer' }, { session: admin }));
  // The flip notices a picture that has left the library since.
  await cloud.stored.image.delete(acme.scope, 7);
  bodyOf(await publishLaunch(admin, launchId));
  await cloud.settled();
  expect(await launchOf(admin, launchId)).toMatchObject({
    status: 'planned',
    refusals: [{ pageId: 0, reason: 'Favicon must be an image of your library.' }],
  });
  expect((await seen('/a'))[0]).toBe('Winter Boats');
});
