import type { Write } from '@galley/functions/core/table';
import { limits } from '@galley/shared/limits';
import { expect, it } from 'vitest';
import { startAcme } from '../support/acme';
import { bannerCalls } from '../support/banners';
import { addField, makeForm } from '../support/forms';
import { putImage } from '../support/library';
import { answered } from '../support/observed';
import { makePage, type PageFields, publish } from '../support/pages';

const { cloud, acme, admin } = await startAcme({ runJobs: false });
const { scope } = acme;
const asAdmin = { session: admin };

interface LongList {
  most: number;
  call: string;
  list: string;
  /** Fills the list with as many as it may have. Returns how it is read. */
  fill: () => Promise<() => Promise<number[]>>;
}

const numbered = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index + 1));
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** A page whose draft has as many components as a version may have. */
async function pageOfAll(changes: Partial<PageFields> = {}): Promise<number> {
  const pageId = await makePage(admin, { showOnMenu: false, ...changes });
  const place = { pageId, versionId: 1 };
  await answered('POST Admin/CreateBlank', { componentName: 'Gap', height: 1, ...place }, asAdmin);
  const component = await cloud.stored.component.get(scope, pageId, 1, 1);
  const [placement] = (await cloud.stored.version.get(scope, pageId, 1))?.placements ?? [];
  const placements = numbered(limits.componentsPerVersion, (n) => ({ ...placement, n }));
  await cloud.table.commitInParts(
    placements.map(({ n }) => ({
      put: cloud.stored.component.item(scope, pageId, 1, n, { ...component, n }),
    })),
  );
  await cloud.stored.version.change(scope, pageId, 1, { set: { placements, nextN: placements.length + 1 } });
  return pageId;
}

/** The components of a page that such a call returns, without navbar, social icons and footer. */
async function besidesChrome(call: string, input: object): Promise<unknown[]> {
  const { pageComponents } = await answered<{ pageComponents: { type: string }[] }>(call, input, asAdmin);
  return pageComponents.filter(({ type }) => type === 'Blank');
}

/** The site has as many tabs as a navbar holds. */
async function fillNavbar(): Promise<void> {
  const tabs = await answered<unknown[]>('GET Admin/GetNavbarTabs', {}, asAdmin);
  for (const title of numbered(limits.navbarTabs - tabs.length, (n) => `Tab ${n}`)) {
    await answered('POST Admin/CreateNavbarTab', { title, format: '4_2-2' }, asAdmin);
  }
}

/** A form with as many fields as a form may have. */
async function formOfAll(): Promise<number> {
  const formId = await makeForm(admin);
  await addField(admin, formId);
  const [field] = (await cloud.stored.form.get(scope, formId))?.fields ?? [];
  const fields = numbered(limits.formFields, (n) => ({ ...field, n }));
  await cloud.stored.form.change(scope, formId, { set: { fields, nextN: fields.length + 1 } });
  return formId;
}

const lists: Record<string, LongList> = {
  'components of a draft [1:252] [1:254]': {
    most: limits.componentsPerVersion,
    call: 'POST Admin/UpdatePageComponentOrder',
    list: 'PageComponentIds',
    fill: async () => {
      const pageId = await pageOfAll();
      const read = 'GET Admin/GetPageComponentData';
      return async () =>
        idsOf(
          (await answered<{ pageComponents: { id: number }[] }>(read, { pageId }, asAdmin)).pageComponents,
        );
    },
  },
  'slides of a banner [1:259] [1:262]': {
    most: limits.bannerSlides,
    call: 'POST Admin/UpdateBannerComponentOrder',
    list: 'bannerIds',
    fill: async () => {
      const { makeBanner } = bannerCalls(() => admin, await putImage(cloud, acme, 1));
      const { id: componentId } = await makeBanner(limits.bannerSlides);
      const read = 'GET Admin/GetBannerContainer';
      return async () =>
        idsOf((await answered<{ banners: { id: number }[] }>(read, { componentId }, asAdmin)).banners);
    },
  },
  'entries of the menu [1:250] [1:251]': {
    most: limits.menuEntries,
    call: 'POST Admin/UpdatePageOrder',
    list: 'orderedPageIds',
    fill: async () => {
      const first = await makePage(admin, { showOnMenu: true });
      const page = await cloud.stored.page.get(scope, first);
      const pages = await answered<{ pageShowOnMenu: boolean }[]>(
        'GET Admin/GetPagesAndComponentData',
        {},
        asAdmin,
      );
      const already = pages.filter(({ pageShowOnMenu }) => pageShowOnMenu).length;
      const more = numbered(limits.menuEntries - already, (n) => 1_000 + n);
      await cloud.table.commitInParts(
        more.map((id) => ({
          put: cloud.stored.page.item(scope, id, { ...page, id, friendlyUrl: `filler-${id}` }),
        })),
      );
      const top = { parentMenuId: null, childMenuId: null, subMenuId: null };
      return async () =>
        idsOf(await answered<{ id: number }[]>('POST Admin/GetMenuSiblingPages', top, asAdmin));
    },
  },
  'tabs of the navbar [2:180] [2:182]': {
    most: limits.navbarTabs,
    call: 'POST Admin/UpdateNavbarTabOrder',
    list: 'navbarTabIds',
    fill: async () => {
      await fillNavbar();
      return async () => idsOf(await answered<{ id: number }[]>('GET Admin/GetNavbarTabs', {}, asAdmin));
    },
  },
  'fields of a form [2:201] [2:202]': {
    most: limits.formFields,
    call: 'POST AdminForms/UpdateFormFieldOrder',
    list: 'FormFieldIds',
    fill: async () => {
      const formId = await formOfAll();
      const read = 'GET AdminForms/GetAssociatedFormFields';
      return async () => idsOf(await answered<{ id: number }[]>(read, { formId }, asAdmin));
    },
  },
};

/** What visitors get of such a list, by the call that returns it; a session may read it before it is live. */
const shown: Record<string, () => Promise<[found: unknown[], there: number]>> = {
  'GET components/GetBannerContainer [2:230]': async () => {
    const { makeBanner } = bannerCalls(() => admin, await putImage(cloud, acme, 1));
    const { id: componentId } = await makeBanner(limits.bannerSlides);
    const call = 'GET components/GetBannerContainer';
    const { banners } = await answered<{ banners: unknown[] }>(call, { componentId }, asAdmin);
    return [banners, limits.bannerSlides];
  },
  'GET components/GetNavbarTabs [2:228]': async () => {
    await fillNavbar();
    const call = 'GET components/GetNavbarTabs';
    const { navbarTabs } = await answered<{ navbarTabs: unknown[] }>(call, {}, asAdmin);
    return [navbarTabs, limits.navbarTabs];
  },
  'POST Admin/GetPagePreview [2:220]': async () => {
    const of = { PageId: await pageOfAll(), VersionId: 1 };
    return [await besidesChrome('POST Admin/GetPagePreview', of), limits.componentsPerVersion];
  },
  'POST pages/GetPageByMenuAndPageName [2:236]': async () => {
    const pageId = await pageOfAll({ friendlyUrl: 'longest' });
    await publish(admin, pageId);
    const path = { parentMenu: '', childMenu: '', subMenu: '', friendlyUrl: 'longest' };
    return [await besidesChrome('POST pages/GetPageByMenuAndPageName', path), limits.componentsPerVersion];
  },
  'GET Components/GetFormData, whose fields are all sent [2:233] [2:235]': async () => {
    const formId = await formOfAll();
    const call = 'GET Components/GetFormData';
    const { formFields } = await answered<{ formFields: { id: number; name: string }[] }>(
      call,
      { formId },
      asAdmin,
    );
    const NameValuePairs = formFields.map(({ id: fieldId, name: fieldName }, index) => ({
      ...{ fieldId, fieldName, fieldValue: `Value ${index}` },
    }));
    const sent = { Form: { id: formId }, NameValuePairs };
    const site = { site: acme.key };
    expect(await answered('POST Components/SubmitForm', sent, site)).toBe('Sent');
    const { formSubmissionViewModels } = await answered<{
      formSubmissionViewModels: { formSubmissionPairs: unknown[] }[];
    }>('POST AdminForms/GetFormSubmissionData', { formId }, asAdmin);
    expect(formSubmissionViewModels[0]?.formSubmissionPairs).toHaveLength(limits.formFields);
    return [formFields, limits.formFields];
  },
};

it.each(Object.entries(shown))('%s returns as many as there can be', async (_what, read) => {
  const [found, there] = await read();
  expect(found).toHaveLength(there);
});

// After these the menu is full: what is made below stays off it.
it.each(Object.entries(lists))('as many %s as there can be are put in another order', async (_what, long) => {
  const { most, call, list, fill } = long;
  const read = await fill();
  const before = await read();
  expect(before).toHaveLength(most);
  const ordered = before.toReversed();
  expect(await answered(call, { [list]: ordered }, asAdmin)).toBe('Saved');
  expect(await read()).toEqual(ordered);
});

/** More than any screen shows at once. */
const many = numbered(150, (n) => 2_000 + n);
const offMenu = { showOnMenu: false };
type Stored = Extract<Write, { put: unknown }>['put'];
const store = (itemOf: (id: number) => Stored) =>
  cloud.table.commitInParts(many.map((id) => ({ put: itemOf(id) })));

/** Each stores this many by copying one, and returns the input of the call that lists them. */
const responses: Record<string, () => Promise<object>> = {
  'GET AdminForms/GetAllForms [1:263] [2:195]': async () => {
    const formId = await makeForm(admin);
    const row = await cloud.stored.formRow.get(scope, formId);
    await store((id) => cloud.stored.formRow.item(scope, id, { ...row, id }));
    return {};
  },
  'GET users/GetUsersByCompany [2:209]': async () => {
    const [user] = await cloud.stored.user.all(scope);
    const emailOf = (id: number) => `user-${id}@acme.example`;
    await store((id) => cloud.stored.user.item(scope, id, { ...user, id, email: emailOf(id) }));
    return { company: acme.key };
  },
  'POST ImageUpload/RetrieveAll [1:264] [2:213]': async () => {
    await putImage(cloud, acme, 1);
    const image = await cloud.stored.image.get(scope, 1);
    await store((id) => cloud.stored.image.item(scope, id, { ...image, id }));
    return {};
  },
  'GET Version/GetVersionLogsPerPage [1:274]': async () => {
    const pageId = await makePage(admin, offMenu);
    const timestamp = '2026-11-20T10:00:00.000Z';
    const entry = { email: admin.email, action: 'Note: looked at', comments: '', timestamp };
    await store((id) => cloud.stored.versionLog.item(scope, pageId, `${timestamp}-${id}-00000000`, entry));
    return { pageId };
  },
  'GET Admin/GetAllChildMenuOptions [1:248]': async () => {
    const parent = await makePage(admin, offMenu);
    const child = await makePage(admin, { ...offMenu, menu: parent });
    const page = await cloud.stored.page.get(scope, child);
    await store((id) => cloud.stored.page.item(scope, id, { ...page, id, friendlyUrl: `under-${id}` }));
    return { pageId: parent };
  },
};

it.each(Object.entries(responses))('%s returns all, however many there are', async (title, fill) => {
  const input = await fill();
  const [call = ''] = title.split(' [');
  expect((await answered<unknown[]>(call, input, asAdmin)).length).toBeGreaterThanOrEqual(many.length);
});
