import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm, putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The calls and entities of document 1, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let imageLink: string;

beforeAll(async () => {
  imageLink = await putImage(site.cloud, site.acme, 1);
  await putForm(site.cloud, site.acme, 1);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

const gone = 'This component was not found.';
const columnsOf = (...texts: string[]) =>
  Object.fromEntries(texts.map((text, at) => [`column${at + 1}`, `<p>${text}</p>`]));
const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);

const longestName = 'News of October';
/** What people fill in, and what they change it to. */
const types = {
  Announcement: [{ announcementText: 'Open on Sunday' }, { announcementText: 'Closed on Monday' }],
  Blank: [{ height: 7 }, { height: 1 }],
  BannerContainer: [
    { sliderDuration: 10_000, height: 'Large' },
    { sliderDuration: 1000, height: 'Small' },
  ],
  HtmlEditorColumns: [
    { ...columnsOf('One', 'Two', 'Three', 'Four'), borderStyle: 'float', format: '4_1-3' },
    { ...columnsOf('I', 'II', 'III', 'IV'), borderStyle: 'none', format: '3_2-1' },
  ],
} as const;

describe('components', () => {
  it.each(Object.entries(types))(
    '%s is created, read, updated and deleted by its calls [1:100] [1:102] [1:104] [1:110] [1:194] [1:195] [1:196] [1:259] [1:260] [1:261] [1:295] [1:296] [1:297] [2:157]',
    async (type, [fields, changes]) => {
      const place = { pageId: await make(), versionId: 1 };
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
      const changed = { ...stored, ...changes, componentName: 'Other' };
      const update = (sent: object) => observed(`POST Admin/Update${type}`, { ...changed, ...sent }, asAdmin);
      for (const elsewhere of [{ pageId: place.pageId - 1 }, { versionId: 2 }]) {
        const refused = await update(elsewhere);
        expect([refused.status, refused.refusal.message]).toEqual([404, gone]);
      }
      expect([(await update({})).body, await read(componentId)]).toEqual([
        ...[componentId, { ...changed, revision: 2 }],
      ]);
      const { status, refusal } = await update({});
      expect([status, refusal.message]).toEqual([409, expect.stringMatching(/./)]);
      // Another type's calls do not know it.
      const another = type === 'Blank' ? 'Announcement' : 'Blank';
      for (const line of [`GET Admin/Get${another}`, `DELETE Admin/Delete${another}`]) {
        expect((await observed(line, { componentId }, asAdmin)).status, line).toBe(404);
      }
      expect(await answered(`DELETE Admin/Delete${type}`, { componentId }, asAdmin)).toBe('Deleted');
      for (const line of [`GET Admin/Get${type}`, `DELETE Admin/Delete${type}`]) {
        const refused = await observed(line, { componentId }, asAdmin);
        expect([refused.status, refused.refusal.message], line).toEqual([404, gone]);
      }
      expect(await read(other)).toEqual({ ...stored, id: other, componentName: 'Stays' });
    },
  );

  it('an ImageForm has its fields, all required [1:108] [1:198] [1:259] [1:260] [1:261]', async () => {
    const place = { pageId: await make(), versionId: 1 };
    const fields = { componentName: 'Ask', title: 'Ask us', description: 'We answer', formId: 1, imageLink };
    for (const field of ['title', 'description', 'formId', 'imageLink']) {
      const refused = await observed(
        'POST Admin/CreateImageForm',
        { ...fields, ...place, [field]: '' },
        asAdmin,
      );
      expect(refused.status, field).toBe(400);
      expect(refused.refusal.fields, field).toHaveProperty(field);
    }
    const componentId = await answered<number>(
      'POST Admin/CreateImageForm',
      { ...fields, ...place },
      asAdmin,
    );
    const read = () => answered<object>('GET Admin/GetImageForm', { componentId }, asAdmin);
    const stored = { ...fields, ...place, id: componentId, revision: 1 };
    expect(await read()).toEqual(stored);
    const words = { componentName: 'Write', title: 'Write to us', description: 'Soon' };
    const changed = { ...stored, ...words, formId: 2, imageLink: await putImage(site.cloud, site.acme, 2) };
    await putForm(site.cloud, site.acme, 2);
    expect(await answered('POST Admin/UpdateImageForm', changed, asAdmin)).toBe(componentId);
    expect(await read()).toEqual({ ...changed, revision: 2 });
    expect(await answered('DELETE Admin/DeleteImageForm', { componentId }, asAdmin)).toBe('Deleted');
  });

  it('a slide has its fields and defaults; a container answers its slides in order [1:104] [1:106] [1:194] [1:196] [1:197] [1:259] [1:261] [1:262] [1:298] [2:83] [2:271]', async () => {
    const place = { pageId: await make(), versionId: 1 };
    const componentId = await answered<number>(
      'POST Admin/CreateBannerContainer',
      { componentName: 'Hero', ...place },
      asAdmin,
    );
    const slide = { componentName: 'S', backgroundImage: imageLink, bannerContainerId: componentId };
    const first = await answered<number>('POST Admin/CreateBanner', { ...slide, ...place }, asAdmin);
    const second = await answered<number>(
      'POST Admin/CreateBanner',
      {
        ...{ ...slide, ...place, actionText: 'Boats', subActionText: 'Wooden', sliderDuration: 3000 },
        ...{ buttonText: 'Call', buttonLink: encodeURIComponent('/call us'), buttonPosition: 'UpperLeft' },
        ...{ button2Text: 'More', button2Link: encodeURIComponent('/more?a=ä') },
      },
      asAdmin,
    );
    expect(await answered('GET Admin/GetBanner', { componentId: second }, asAdmin)).toMatchObject({
      ...{ actionText: 'Boats', subActionText: 'Wooden', buttonText: 'Call', buttonPosition: 'UpperLeft' },
      ...{ buttonLink: encodeURIComponent('/call us'), button2Text: 'More', sliderDuration: 3000 },
      button2Link: encodeURIComponent('/more?a=ä'),
      ...{ bannerContainerId: componentId, order: 2, height: expect.any(String) },
    });
    const read = () =>
      answered<{ bannerContainer: object; banners: { id: number }[] }>(
        'GET Admin/GetBannerContainer',
        { componentId },
        asAdmin,
      );
    const stored = await read();
    expect(stored.bannerContainer).toMatchObject({ height: 'Medium', sliderDuration: 5000 });
    expect(stored.banners[0]).toMatchObject({ buttonPosition: 'BottomMiddle', sliderDuration: 5000 });
    expect(stored.banners.map(({ id }) => id)).toEqual([first, second]);
    const bannerIds = [second, first];
    expect(await answered('POST Admin/UpdateBannerComponentOrder', { bannerIds }, asAdmin)).toBe('Saved');
    expect((await read()).banners.map(({ id }) => id)).toEqual(bannerIds);
    const third = await answered<number>('POST Admin/CreateBanner', { ...slide, ...place }, asAdmin);
    const drop = { componentId: second };
    expect(await answered('DELETE Admin/DeleteBanner', drop, asAdmin)).toBe('Deleted');
    expect((await read()).banners.map(({ id }) => id)).toEqual([first, third]);
    expect((await observed('DELETE Admin/DeleteBanner', drop, asAdmin)).status).toBe(404);
    expect((await observed('GET Admin/GetBanner', drop, asAdmin)).status).toBe(404);
    for (const [changes, field] of [
      [{ buttonText: 'Call' }, 'buttonLink'],
      [{ buttonLink: '/call' }, 'buttonText'],
      [{ buttonText: 'Call', buttonLink: '/call', buttonPosition: '' }, 'buttonPosition'],
      [{ backgroundImage: '' }, 'backgroundImage'],
      [{ componentName: ' ' }, 'componentName'],
      [{ componentName: 'x'.repeat(16) }, 'componentName'],
    ] as const) {
      const refused = await observed('POST Admin/CreateBanner', { ...slide, ...place, ...changes }, asAdmin);
      expect([refused.status, Object.keys(refused.refusal.fields ?? {})], field).toEqual([400, [field]]);
    }
  });

  it.each([
    [
      'POST Admin/CreateBlank',
      { componentName: 'x'.repeat(16), height: 1 },
      'componentName',
      '[1:194] [1:295]',
    ],
    ['POST Admin/CreateBlank', { componentName: ' ', height: 1 }, 'componentName', '[1:194]'],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x'.repeat(16), borderStyle: 'none', format: '4_4' },
      'componentName',
      '[1:194] [1:295] [2:157]',
    ],
    ['POST Admin/CreateBlank', { componentName: 'x', height: 0 }, 'height', '[1:195] [1:297]'],
    ['POST Admin/CreateBlank', { componentName: 'x', height: 1.5 }, 'height', '[1:195]'],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 999 },
      'sliderDuration',
      '[1:196]',
    ],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 10001 },
      'sliderDuration',
      '[1:296]',
    ],
    ['POST Admin/CreateBannerContainer', { componentName: 'x', height: 'Huge' }, 'height', '[1:104]'],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', format: '4_4' },
      'borderStyle',
      '[1:110] [1:199] [2:85] [2:157]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'none' },
      'format',
      '[1:110] [1:199] [2:157]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'solid', format: '4_4' },
      'borderStyle',
      '[1:110] [1:199] [2:85] [2:157]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'none', format: '2_2' },
      'format',
      '[1:110] [1:112] [2:85] [2:157]',
    ],
  ])('%s with %j names %s %s', async (line, input, field, _ids) => {
    const refused = await observed(line, { ...input, pageId: await make(), versionId: 1 }, asAdmin);
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields).toHaveProperty(field);
  });
});
