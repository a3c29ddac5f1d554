import { openCompanyScope } from '@galley/functions/core/company-scope';
import type { CallName } from '@galley/shared/contract/contract';
import { beforeEach, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { putForm, putImage } from '../../support/library';
import { fieldsNaming, withValue } from '../../support/named-fields';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makePage, pageFields } from '../../support/pages';
import { componentSamples } from '../components/component-samples';

/** Every field of the contract that names a picture accepts one of the company's own library, and no other text. */
const cloud = await openCloud();
await putImage(cloud, await makeCompany('globex'), 1);
const acme = await makeCompany('acme');
const session = await sessionFor(cloud, acme, 'Admin');
const own = await putImage(cloud, acme, 1);
await putForm(cloud, acme, 1);
const place = { pageId: await makePage(session), versionId: 1, componentName: 'Named' };
const make = async (name: CallName, input: Record<string, unknown>) =>
  bodyOf(await callApi(name, input, { session })) as number;
const bannerContainerId = await make('createBannerContainer', place);
const slide = { componentName: 'Slide', bannerContainerId };
const banner = await make('createBanner', { ...slide, backgroundImage: own });
const words = { companyName: 'A', copyrightName: 'A', address: '1 Quay', telephone: '212 555 0100' };
const settings = (revision?: number) => ({
  companySettings: { ...words, revision },
  adminVersionUpdateEmails: ['watch@acme.example'],
});
const launchId = await make('createLaunch', { name: 'Later' });
/** A valid input for each call, except for its pictures. */
const inputs: Partial<Record<CallName, Record<string, unknown>>> = {
  createBanner: slide,
  updateBanner: { ...slide, id: banner, componentId: banner, revision: 1 },
  createCompanySettings: settings(),
  updateCompanySettings: settings(),
  saveLaunchPart: { launchId, base: 0, values: { settings: { companySettings: words } } },
  createPage: pageFields(),
  updatePage: { ...pageFields(), id: place.pageId, revision: 1 },
  updateDraftDetails: { ...pageFields(), pageId: await makePage(session), versionId: 1, revision: 1 },
};
for (const { type, fields: sample } of componentSamples) {
  // Their pictures are in another library.
  const text = JSON.stringify(sample).replaceAll(/acme\/\d\/\w+\.jpg/g, own);
  // A file of the same number under another name is reported at the last place that names it.
  const fields = { ...place, ...(JSON.parse(text) as object), sectionPicture: '' };
  const componentId = await make(`create${type}`, fields);
  inputs[`create${type}`] = fields;
  inputs[`update${type}`] = { ...fields, id: componentId, componentId, revision: 1 };
}

// The first save of settings takes no revision, both immediately and for a launch.
beforeEach(async () => {
  const scope = openCompanyScope('acme');
  await cloud.stored.settings.delete(scope);
  await cloud.stored.launchPart.delete(scope, 1, 'settings');
});

const fields = fieldsNaming('image');

const hostile = [
  'globex/1/picture.jpg',
  'acme/1/../../globex/1/picture.jpg',
  'acme/1/..',
  'acme/../globex/1/picture.jpg',
  'acme/1/picture.jpg/../../../globex/1/picture.jpg',
  'acme/1/picture.jpg?x=1',
  'acme/1/other.jpg',
  'acme/2/picture.jpg',
  'acme/01/picture.jpg',
  'acme/1/%2e%2e',
  '/images/acme/1/picture.jpg',
  'https://elsewhere.example/acme/1/picture.jpg',
  'images/acme/1/picture.jpg',
  'acme//1/picture.jpg',
  'ACME/1/picture.jpg',
];

it('exists for every such field of the contract', () => {
  expect(new Set(fields.map(({ field }) => field))).toEqual(
    new Set([
      'backgroundImage',
      'imageLink',
      'picture',
      'items.0.picture',
      'sectionPicture',
      'companySettings.logoUrl',
      'companySettings.darkLogoUrl',
      'companySettings.favicon',
      'companySettings.shareImage',
      'values.settings.companySettings.logoUrl',
      'values.settings.companySettings.darkLogoUrl',
      'values.settings.companySettings.favicon',
      'values.settings.companySettings.shareImage',
    ]),
  );
  expect(fields.length).toBeGreaterThanOrEqual(10);
});

it.each(fields)(
  '$name accepts for $field only an image of the own library [1:106] [1:108] [2:69] [2:84] [1:197] [1:198] [2:83] [2:179]',
  async ({ name, field }) => {
    const input = inputs[name];
    if (!input) throw new Error(`Say here with what ${name} can be called.`);
    const call = (imageUrl: string) =>
      callApi(name, withValue(input, field.split('.'), imageUrl), { session });
    for (const imageUrl of hostile) {
      const { status, error } = await call(imageUrl);
      expect([imageUrl, status]).toEqual([imageUrl, 400]);
      expect(Object.keys(error.fields ?? {}).join()).toContain(field.split('.').at(-1));
      expect(JSON.stringify(error)).toContain('must be an image of your library');
    }
    const { status, error } = await call(own);
    expect(JSON.stringify(error ?? {})).not.toContain('must be an image');
    // The component has other pictures, too.
    if (status === 200 && input.revision) input.revision = Number(input.revision) + 1;
  },
);
