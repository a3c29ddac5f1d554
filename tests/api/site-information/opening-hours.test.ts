import { expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makePage, publish } from '../../support/pages';
import { visit } from '../../support/visits';

const cloud = await openCloud();
const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');

const words = { companyName: 'Acme', copyrightName: 'A', address: '1 Quay', telephone: '212 555 0100' };
const save = (more: object, revision?: number) =>
  callApi(
    'updateCompanySettings',
    {
      companySettings: { ...words, ...more, revision },
      adminVersionUpdateEmails: ['watch@acme.example'],
    } as never,
    { session: admin },
  );
const stored = async () =>
  bodyOf(await callApi('getCompanySettings', {}, { session: admin })).companySettings;

it('hours, address and telephone are entered once and shown wherever a section needs them [2:69] [2:179]', async () => {
  bodyOf(
    await save({
      mondayHours: '8-12, 13-17',
      tuesdayHours: '8:00 – 12:00, 13:00 – 17:00',
      holidays: '2096-12-24: Christmas',
    }),
  );
  const pageId = await makePage(admin, { friendlyUrl: 'contact' });
  bodyOf(
    await callApi(
      'createFindUs',
      { pageId, versionId: 1, componentName: 'Way', map: 'openStreetMap', coordinates: '44.189, -69.0742' },
      { session: admin },
    ),
  );
  await publish(admin, pageId);
  await cloud.settled();
  const { html, headers } = await visit('acme', '/contact');
  expect(html).toContain('<address>1 Quay</address>');
  expect(html).toContain('<dt>Monday – Tuesday</dt><dd>8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM</dd>');
  expect(html).toContain('Christmas, December 24, 2096');
  // Nothing external is loaded before a click, and the policy allows this host and no other.
  expect(html).not.toMatch(/<iframe|src="https?:/);
  expect(headers['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;');

  const { revision } = await stored();
  bodyOf(await save({ mondayHours: '', address: '2 Quay' }, revision as number));
  await cloud.settled();
  const after = (await visit('acme', '/contact')).html;
  expect(after).toContain('<address>2 Quay</address>');
  expect(after).toContain('<dt>Monday</dt><dd>Closed</dd>');
  // A save keeps what it omits.
  expect(await stored()).toMatchObject({ mondayHours: '', tuesdayHours: '08:00-12:00, 13:00-17:00' });
});

it.each([
  ['companySettings.fridayHours', { fridayHours: 'nine to five' }, 'Friday must have hours like'],
  ['companySettings.fridayHours', { fridayHours: '8-12<script>' }, 'Friday must have hours like'],
  ['companySettings.holidays', { holidays: '2026-12-24: Eve\nsome day' }, '“some day” has not'],
  ['companySettings.holidays', { holidays: 'x'.repeat(2_001) }, 'at most 2000'],
])('%s is rejected with what to do [2:179]', async (field, wrong, message) => {
  const { revision } = await stored();
  const { status, error } = await save(wrong, revision as number);
  expect(status).toBe(400);
  expect(error.fields?.[field as string]).toContain(message);
});
