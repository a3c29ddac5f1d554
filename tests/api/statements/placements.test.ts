import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The components on a draft, with the paths, names and responses of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

const make = () => answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false }), asAdmin);

interface Data {
  pageComponents: { id: number }[];
  allComponents: Record<string, object[]>;
}

it('placements are ordered, added and removed [1:76] [1:128] [1:169] [1:252] [1:253] [1:254] [1:255] [1:9] [1:29] [1:12] [1:102] [1:130] [1:160] [1:162]', async () => {
  const pageId = await make();
  const ids: number[] = [];
  for (const componentName of ['One', 'Two', 'Three']) {
    const fields = { componentName, height: 1, pageId, versionId: 1 };
    ids.push(await answered<number>('POST Admin/CreateBlank', fields, asAdmin));
  }
  const read = async (id = pageId) =>
    (await answered<Data>('GET Admin/GetPageComponentData', { pageId: id }, asAdmin)).pageComponents;
  const PageComponentIds = (await read()).map(({ id }) => id).reverse();
  expect(await answered('POST Admin/UpdatePageComponentOrder', { PageComponentIds }, asAdmin)).toBe('Saved');
  expect((await read()).map(({ id }) => id)).toEqual(PageComponentIds);
  const [last, middle, first] = PageComponentIds;
  const away = await make();
  const strangers: number[] = [];
  for (const componentName of ['One', 'Two', 'Three']) {
    const fields = { componentName, height: 1, pageId: away, versionId: 1 };
    strangers.push(await answered<number>('POST Admin/CreateBlank', fields, asAdmin));
  }
  for (const wrong of [
    [last, first],
    [last, strangers[1], first],
    [last, middle, middle],
    [last, middle, first, (ids[0] ?? 0) + 900],
  ]) {
    const { status, error } = await observed(
      ...(['POST Admin/UpdatePageComponentOrder', { PageComponentIds: wrong }, asAdmin] as const),
    );
    expect([status, error.message], wrong.join()).toEqual([409, expect.stringContaining('order them again')]);
  }
  expect((await read()).map(({ id }) => id)).toEqual(PageComponentIds);
  const remove = (pageComponentId: number | undefined) =>
    observed('DELETE Admin/DeletePageComponent', { pageComponentId }, asAdmin);
  expect((await remove(middle)).body).toBe('Deleted');
  expect((await read()).map(({ id }) => id)).toEqual([last, first]);
  const again = await remove(middle);
  expect([again.status, again.error.message]).toEqual([404, 'This component was not found.']);

  const other = await make();
  const placedOn = (ComponentId: number | undefined, Id: number | undefined = 0) =>
    answered<number>(
      'POST Admin/ManagePageComponent',
      { PageId: other, Type: 'Blank', ComponentId, Id, Status: '', VersionId: 1 },
      asAdmin,
    );
  const placed = [await placedOn(ids[0]), await placedOn(ids[0])];
  // A named placement exists already.
  expect(await placedOn(ids[0], placed[1])).toBe(placed[1]);
  expect(await read(other)).toMatchObject(placed.map((id) => ({ id, type: 'Blank', versionId: 1 })));
  const there = await answered<Data>('GET Admin/GetPageComponentData', { pageId: other }, asAdmin);
  expect(there.pageComponents).toHaveLength(2);
  expect(there.allComponents.blanks).toMatchObject([{ componentName: 'One' }, { componentName: 'One' }]);
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  const readOnly = [409, 'V1 is waiting for review and cannot be changed. An Admin can send it back.'];
  const late = await remove(first);
  expect([late.status, late.error.message]).toEqual(readOnly);
  const order = { PageComponentIds: [first, last] };
  const ordered = await observed('POST Admin/UpdatePageComponentOrder', order, asAdmin);
  expect([ordered.status, ordered.error.message]).toEqual(readOnly);
  expect((await read()).map(({ id }) => id)).toEqual([last, first]);
  // A copy is independent.
  const readBlank = (componentId: number | undefined) =>
    answered<object>('GET Admin/GetBlank', { componentId }, asAdmin);
  const original = await readBlank(ids[0]);
  const copy = { ...original, id: placed[0], pageId: other, versionId: 1, revision: 1 };
  expect(await readBlank(placed[0])).toEqual(copy);
  await answered('POST Admin/UpdateBlank', { ...copy, height: 9 }, asAdmin);
  expect([await readBlank(ids[0]), await readBlank(placed[1])]).toEqual([
    original,
    { ...copy, id: placed[1] },
  ]);
  for (const [line, input] of [
    ['POST Admin/ManagePageComponent', { Type: 'Announcement', ComponentId: ids[0], Id: 0 }],
    ['POST Admin/ManagePageComponent', { Type: 'Blank', ComponentId: ids[0], Id: ids[2] }],
    ['POST Admin/ManagePageComponent', { Type: 'Announcement', ComponentId: placed[0], Id: placed[0] }],
    ['POST Admin/ManagePageComponent', { Type: 'Blank', ComponentId: (ids[0] ?? 0) + 50, Id: 0 }],
  ] as const) {
    const refused = await observed(line, { PageId: other, VersionId: 1, Status: '', ...input }, asAdmin);
    expect([refused.status, refused.error.message]).toEqual([404, 'This component was not found.']);
  }
  const elsewhere = { PageId: other, VersionId: 2, Status: '', Type: 'Blank', ComponentId: ids[0], Id: 0 };
  const missing = await observed('POST Admin/ManagePageComponent', elsewhere, asAdmin);
  expect([missing.status, missing.error.message]).toEqual([404, 'V2 of this page was not found.']);
  expect((await read(other)).map(({ id }) => id)).toEqual(placed);
  // The last one can be removed, too.
  for (const id of placed) expect((await remove(id)).body).toBe('Deleted');
  expect(await read(other)).toEqual([]);
});
