import { type CreatableType, creatableTypes, fieldsOf } from '@galley/shared/components/dictionary';
import { mapValues } from '@galley/shared/components/field-values';
import { newValues } from '@galley/shared/components/placeholder';
import { type CallName, callsOf, declarationOf } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addAnnouncement, makePage } from '../../support/pages';
import { expectCsrfHeader, expectFieldNamed, expectUntouched } from '../../support/stranger-calls';

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');
const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
const editor = await sessionFor(cloud, acme, 'Level4');
let pageId = 0;
for (let count = 0; count < 3; count += 1) pageId = await makePage(editor);
const componentId = await addAnnouncement(editor, pageId, 1, 'secret');

/** The fields of a new component of any type, with a picture of the other company wherever possible. */
const sectionOf = (type: CreatableType) =>
  mapValues(fieldsOf(type), newValues(type), ({ field, value }) =>
    field.kind === 'image' ? 'globex/1/a.jpg' : value,
  );
const fields: Record<CreatableType, object> = {
  ...(Object.fromEntries(creatableTypes.map((type) => [type, sectionOf(type)])) as Record<
    CreatableType,
    object
  >),
  Announcement: { componentName: 'A', announcementText: 'a' },
  Blank: { componentName: 'B', height: 1 },
  HtmlEditorColumns: { componentName: 'C', borderStyle: 'none', format: '4_4' },
  BannerContainer: { componentName: 'D' },
  ImageForm: {
    componentName: 'E',
    title: 'Title',
    description: 'Words',
    formId: 1,
    imageLink: 'globex/1/a.jpg',
  },
};
const slide = { componentName: 'F', backgroundImage: 'globex/1/a.jpg' };
type Ids = { page: unknown; component: unknown };

/** The list of a company takes no ids; `tests/api/isolation.test.ts` calls it. */
const withoutIds: CallName[] = ['listSavedSections'];

/** Every implemented call of the area with ids in its input. */
function calls({ page, component }: Ids): [CallName, Record<string, unknown>][] {
  const place = { pageId: page, versionId: 1 };
  const ofType = creatableTypes.flatMap((type): [CallName, Record<string, unknown>][] => [
    [`get${type}`, { componentId: component }],
    [`create${type}`, { ...fields[type], ...place }],
    [`update${type}`, { ...fields[type], ...place, id: component, revision: 1 }],
    [`delete${type}`, { componentId: component }],
  ]);
  return [
    ...ofType,
    ['getBanner', { componentId: component }],
    ['createBanner', { ...slide, bannerContainerId: component }],
    ['updateBanner', { ...slide, bannerContainerId: component, id: component, revision: 1 }],
    ['deleteBanner', { componentId: component }],
    ['updateBannerOrder', { bannerIds: [component] }],
    ['getPagePreview', place],
    ['getOpenedPage', place],
    ['getPageComponentData', { pageId: page }],
    ['placeComponent', { ...place, type: 'Announcement', componentId: component }],
    ['removePlacement', { pageComponentId: component }],
    ['restoreComponent', { pageComponentId: component }],
    ['duplicateComponent', { pageComponentId: component }],
    ['updatePlacementOrder', { pageComponentIds: [component] }],
    ['getSavedSection', { savedSectionId: component }],
    ['createSavedSection', { pageComponentId: component, name: 'A' }],
    ['renameSavedSection', { savedSectionId: component, name: 'A', revision: 1 }],
    ['deleteSavedSection', { savedSectionId: component }],
    ['insertSavedSection', { ...place, savedSectionId: component }],
  ];
}
const names = calls({ page: 1, component: 1 }).map(([name]) => name);

describe('the calls of components', () => {
  it('are all covered here', () => {
    const implemented = callsOf('components').filter((name) => declarationOf(name).open === undefined);
    expect([...names, ...withoutIds].toSorted()).toEqual(implemented.toSorted());
  });

  it.each(names)('%s needs a session [1:43] [1:288]', async (name) => {
    expect((await callApi(name, {})).status).toBe(401);
  });

  it.each(names)('%s never touches another company [1:8]', async (name) => {
    const input =
      calls({ page: pageId, component: componentId }).find(([other]) => other === name)?.[1] ?? {};
    await expectUntouched(cloud, name, input, stranger);
  });

  it.each(names)('%s names the malformed field', async (name) => {
    const input = calls({ page: 'x', component: 'x' }).find(([other]) => other === name)?.[1] ?? {};
    await expectFieldNamed(name, input, stranger);
  });

  it.each(names.filter((name) => declarationOf(name).mutates))('%s requires the CSRF header', (name) =>
    expectCsrfHeader(name, {}, stranger),
  );
});
