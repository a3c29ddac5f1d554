import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm, putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { makeSecondDraft, pageFields } from '../../support/pages';

/** The calls and entities of document 1, with their paths, names and responses. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let imageLink: string;

beforeAll(async () => {
  imageLink = await putImage(site.cloud, site.acme, 1);
  await putForm(site.cloud, site.acme, 1);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

const gone = 'This component was not found.';
const stale = 'Someone else changed this in the meantime. Your text is kept: compare and save again.';
const columnsOf = (...texts: string[]) =>
  Object.fromEntries(texts.map((text, at) => [`column${at + 1}`, `<p>${text}</p>`]));
const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);

const longestName = 'News of October';
/** Sample values, and changed ones. */
const types = {
  Announcement: [{ announcementText: `Open ${'x'.repeat(495)}` }, { announcementText: 'Shut\n\n  2  days' }],
  Blank: [{ height: 2000 }, { height: 1 }],
  BannerContainer: [
    { sliderDuration: 10_000, height: 'Large' },
    { sliderDuration: 1000, height: 'Small' },
  ],
  HtmlEditorColumns: [
    { ...columnsOf('One', 'Two', 'Three', 'Four'), borderStyle: 'float', format: '4_1-3' },
    { ...columnsOf('', 'II', 'III'), column1: '', column4: '', borderStyle: 'none', format: '3_2-1' },
  ],
} as const;

describe('components', () => {
  it.each(Object.entries(types))(
    '%s is created, read, updated and deleted by its calls [1:80] [1:81] [1:85] [1:160] [1:100] [1:102] [1:104] [1:106] [1:110] [1:194] [1:195] [1:196] [1:259] [1:260] [1:261] [1:295] [1:296] [1:297] [2:83] [2:84] [2:85] [2:157] [1:9] [1:10] [1:29] [2:268] [2:271] [1:112] [1:252]',
    async (type, [fields, changes]) => {
      const place = await makeSecondDraft(site.admin);
      const create = (componentName: string) =>
        answered<number>(`POST Admin/Create${type}`, { componentName, ...fields, ...place }, asAdmin);
      const componentId = await create(longestName);
      const other = await create('Stays');
      const read = async (id: number) => {
        const body = await answered<{ bannerContainer?: object }>(
          `GET Admin/Get${type}`,
          { componentId: id },
          asAdmin,
        );
        return body.bannerContainer ?? body;
      };
      const stored = await read(componentId);
      expect(stored).toEqual({
        ...{ ...fields, componentName: longestName, id: componentId, ...place, revision: 1 },
      });
      expect(await read(other)).toEqual({ ...(stored as object), componentName: 'Stays', id: other });
      const changed = { ...stored, ...changes, componentName: 'Other' };
      const update = (sent: object) => observed(`POST Admin/Update${type}`, { ...changed, ...sent }, asAdmin);
      for (const elsewhere of [{ pageId: place.pageId - 1 }, { versionId: 1 }]) {
        const refused = await update(elsewhere);
        expect([refused.status, refused.error.message]).toEqual([404, gone]);
      }
      expect([(await update({})).body, await read(componentId)]).toEqual([
        ...[componentId, { ...changed, revision: 2 }],
      ]);
      const line = 'GET Admin/GetPageComponentData';
      const listed = await answered<{ pageComponents: object[] }>(line, place, asAdmin);
      expect(listed.pageComponents).toContainEqual(
        expect.objectContaining({ componentId, componentName: 'Other' }),
      );
      const { status, error } = await update({});
      expect([status, error.message]).toEqual([409, stale]);
      const unnamed = await update({ revision: undefined });
      expect([unnamed.status, Object.keys(unnamed.error.fields ?? {})]).toEqual([400, ['revision']]);
      for (const componentName of ['', `${longestName}s`]) {
        const misnamed = await update({ componentName, revision: 2 });
        expect([misnamed.status, Object.keys(misnamed.error.fields ?? {})]).toEqual([400, ['componentName']]);
      }
      // Another type's calls do not find it.
      const another = type === 'Blank' ? 'Announcement' : 'Blank';
      for (const line of [`GET Admin/Get${another}`, `DELETE Admin/Delete${another}`]) {
        expect((await observed(line, { componentId }, asAdmin)).status, line).toBe(404);
      }
      expect(await answered(`DELETE Admin/Delete${type}`, { componentId }, asAdmin)).toBe('Deleted');
      for (const line of [`GET Admin/Get${type}`, `DELETE Admin/Delete${type}`]) {
        const refused = await observed(line, { componentId }, asAdmin);
        expect([refused.status, refused.error.message], line).toEqual([404, gone]);
      }
      expect(await read(other)).toEqual({ ...stored, id: other, componentName: 'Stays' });
      // The last one, too.
      expect(await answered(`DELETE Admin/Delete${type}`, { componentId: other }, asAdmin)).toBe('Deleted');
    },
  );

  it('an ImageForm has its fields, all required [1:84] [1:108] [1:198] [1:259] [1:260] [1:261] [2:84] [1:9] [1:10] [1:29] [1:194]', async () => {
    const place = await makeSecondDraft(site.admin);
    const longest = { title: 't'.repeat(100), description: 'd'.repeat(1000) };
    const fields = { componentName: 'Ask', ...longest, formId: 1, imageLink };
    for (const field of ['title', 'description', 'formId', 'imageLink', 'componentName']) {
      // Spaces are no words.
      const wrong = { ...fields, ...place, [field]: ' \n ' };
      const refused = await observed('POST Admin/CreateImageForm', wrong, asAdmin);
      expect(refused.status, field).toBe(400);
      expect(refused.error.fields, field).toHaveProperty(field);
    }
    for (const [field, most] of [
      ['title', 100],
      ['description', 1000],
    ] as const) {
      const long = { ...fields, ...place, [field]: 'x'.repeat(most + 1) };
      const refused = await observed('POST Admin/CreateImageForm', long, asAdmin);
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]]);
    }
    const componentId = await answered<number>(
      'POST Admin/CreateImageForm',
      { ...fields, ...place },
      asAdmin,
    );
    const read = () => answered<object>('GET Admin/GetImageForm', { componentId }, asAdmin);
    const stored = { ...fields, ...place, id: componentId, revision: 1 };
    expect(await read()).toEqual(stored);
    const words = { componentName: 'Write', title: 'Write to us', description: 'Soon.\n\n  Or  call us.' };
    const changed = { ...stored, ...words, formId: 2, imageLink: await putImage(site.cloud, site.acme, 2) };
    await putForm(site.cloud, site.acme, 2);
    for (const field of ['title', 'description', 'formId', 'imageLink', 'componentName']) {
      const wrong = await observed('POST Admin/UpdateImageForm', { ...changed, [field]: '' }, asAdmin);
      expect([wrong.status, Object.keys(wrong.error.fields ?? {})], field).toEqual([400, [field]]);
    }
    for (const [wrong, field] of [
      [{ formId: 99 }, 'formId'],
      [{ imageLink: 'globex/1/a.jpg' }, 'imageLink'],
      [{ imageLink: 'acme/1/renamed.jpg' }, 'imageLink'],
    ] as const) {
      const { status, error } = await observed(
        'POST Admin/UpdateImageForm',
        { ...changed, ...wrong },
        asAdmin,
      );
      expect([status, Object.keys(error.fields ?? {})], field).toEqual([400, [field]]);
    }
    expect(await answered('POST Admin/UpdateImageForm', changed, asAdmin)).toBe(componentId);
    expect(await read()).toEqual({ ...changed, revision: 2 });
    expect(await answered('DELETE Admin/DeleteImageForm', { componentId }, asAdmin)).toBe('Deleted');
  });

  it.each([
    [
      'POST Admin/CreateBlank',
      { componentName: 'x'.repeat(16), height: 1 },
      'componentName',
      '[1:194] [1:295] [2:268]',
    ],
    ['POST Admin/CreateBlank', { componentName: ' ', height: 1 }, 'componentName', '[1:194] [1:295]'],
    ['POST Admin/CreateBlank', { componentName: 'x', height: 2001 }, 'height', '[1:81] [1:102] [2:84]'],
    [
      'POST Admin/CreateAnnouncement',
      { componentName: ' ', announcementText: 'Open' },
      'componentName',
      '[1:80] [1:100] [1:260] [2:84]',
    ],
    [
      'POST Admin/CreateAnnouncement',
      { componentName: 'x', announcementText: ' ' },
      'announcementText',
      '[1:80] [1:100] [1:260] [2:84]',
    ],
    [
      'POST Admin/CreateAnnouncement',
      { componentName: 'x', announcementText: 'x'.repeat(501) },
      'announcementText',
      '[1:80] [1:100] [2:84]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x'.repeat(16), borderStyle: 'none', format: '4_4' },
      'componentName',
      '[1:85] [1:194] [1:295] [2:157] [2:268]',
    ],
    [
      'POST Admin/CreateBlank',
      { componentName: 'x', height: 0 },
      'height',
      '[1:81] [1:102] [1:195] [1:297] [2:84]',
    ],
    [
      'POST Admin/CreateBlank',
      { componentName: 'x', height: 1.5 },
      'height',
      '[1:81] [1:102] [1:195] [1:297] [2:84]',
    ],
    ['POST Admin/CreateBlank', { componentName: 'x', height: '' }, 'height', '[1:81] [1:195]'],
    ['POST Admin/CreateBlank', { componentName: 'x' }, 'height', '[1:81] [1:195]'],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 999 },
      'sliderDuration',
      '[1:196] [1:296]',
    ],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 10001 },
      'sliderDuration',
      '[1:196] [1:296]',
    ],
    ['POST Admin/CreateBannerContainer', { componentName: 'x', height: 'Huge' }, 'height', '[1:104] [2:83]'],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', format: '4_4' },
      'borderStyle',
      '[1:85] [1:110] [1:199] [2:85] [2:157]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'none' },
      'format',
      '[1:85] [1:110] [1:199] [2:157] [2:85]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'solid', format: '4_4' },
      'borderStyle',
      '[1:85] [1:110] [1:199] [2:85] [2:157]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'none', format: '2_2' },
      'format',
      '[1:85] [1:110] [1:112] [2:85] [2:157]',
    ],
  ])('%s with %j names %s %s [1:260]', async (line, input, field, _ids) => {
    const refused = await observed(line, { ...input, pageId: await make(), versionId: 1 }, asAdmin);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('say what a Text Editor needs [1:85] [1:110] [1:199] [2:85] [2:157] [1:260]', async () => {
    const input = { componentName: 'Words', pageId: await make(), versionId: 1 };
    const { error } = await observed('POST Admin/CreateHtmlEditorColumns', input, asAdmin);
    expect(error.fields).toEqual({
      borderStyle: 'Border Style is required: none or float.',
      format: 'Format is required.',
    });
  });
});
