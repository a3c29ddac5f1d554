import type { CallName } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { putForm, putImage } from '../../support/library';
import { addAnnouncement, bodyOf, makePage, newDraft, publish, submit } from '../../support/pages';
import { componentSamples } from './component-samples';

const { cloud, acme, admin, editor } = await startAcme({ runJobs: false });
beforeAll(async () => {
  await Promise.all([putImage(cloud, acme, 1, 'yard.jpg'), putImage(cloud, acme, 2, 'boat.jpg')]);
  await Promise.all([putForm(cloud, acme, 1), putForm(cloud, acme, 2)]);
});

const call = (name: CallName, input: Record<string, unknown>, session = editor) =>
  callApi(name, input, { session });
const headerOf = (pageId: number, versionId = 1) => cloud.stored.version.get(acme.scope, pageId, versionId);

const at = (pageId: number, versionId = 1) => ({ pageId, versionId });
/** Reads a component as its get call returns it; a container is returned beside its slides. */
async function read(type: (typeof componentSamples)[number]['type'], componentId: unknown): Promise<object> {
  const body = bodyOf(await call(`get${type}`, { componentId })) as object;
  return 'bannerContainer' in body ? (body.bannerContainer as object) : body;
}

describe.each(componentSamples)('$type', ({ type, fields, changed, malformed }) => {
  it('is created at the end of the draft, read, changed and deleted [1:259] [1:260] [1:261] [1:80] [1:81] [1:84] [1:85] [1:100] [1:102] [1:104] [1:108] [1:110] [1:128] [2:83] [2:84] [2:85]', async () => {
    const pageId = await makePage(editor);
    const id = bodyOf(await call(`create${type}`, { ...fields, ...at(pageId) })) as number;
    expect(await read(type, id)).toEqual({
      ...fields,
      ...at(pageId),
      id,
      revision: 1,
    });
    const second = bodyOf(await call(`create${type}`, { ...fields, ...at(pageId) }));
    expect(second).toBe(Number(id) + 1);
    const saved = await call(`update${type}`, { ...changed, ...at(pageId), id, revision: 1 });
    expect(saved).toMatchObject({ status: 200, body: id });
    expect(await read(type, id)).toMatchObject({ ...changed, revision: 2 });
    expect((await headerOf(pageId))?.placements).toMatchObject([
      { n: 1, type, componentName: changed.componentName },
      { n: 2, type, componentName: fields.componentName },
    ]);
    expect(await call(`delete${type}`, { componentId: id })).toMatchObject({ status: 200, body: 'Deleted' });
    expect((await call(`get${type}`, { componentId: id })).status).toBe(404);
    expect((await headerOf(pageId))?.placements.map(({ n }) => n)).toEqual([2]);
    expect((await call(`delete${type}`, { componentId: id })).status).toBe(404);
  });

  const cases = malformed.map(([field, wrong]) => ({ field, wrong: wrong as Record<string, unknown> }));
  it.each(cases)(
    'is rejected with $field for $wrong [1:260] [1:194] [1:195] [1:196] [1:198] [1:199] [1:295] [1:296] [1:297] [2:157] [2:268]',
    async ({ field, wrong }) => {
      const answer = await call(`create${type}`, { ...fields, ...wrong, ...at(1) });
      expect(answer.status).toBe(400);
      expect(answer.error.fields).toHaveProperty(field);
    },
  );

  it('requires the revision that a save started from, and answers a stale one with the stored component [1:260]', async () => {
    const pageId = await makePage(editor);
    const id = bodyOf(await call(`create${type}`, { ...fields, ...at(pageId) }));
    const without = await call(`update${type}`, { ...changed, ...at(pageId), id });
    expect(without.status).toBe(400);
    expect(without.error.fields).toHaveProperty('revision');
    const answers = await Promise.all(
      [1, 2].map(() => call(`update${type}`, { ...changed, ...at(pageId), id, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { error } = answers.find(({ status }) => status === 409) ?? {};
    expect(error).toMatchObject({ revision: 2, current: { ...changed, id, revision: 2 } });
  });

  it('is not found under another type, in another version, or by an invalid id [1:259] [1:260] [1:261]', async () => {
    const pageId = await makePage(editor);
    const id = bodyOf(await call(`create${type}`, { ...fields, ...at(pageId) })) as number;
    const other = componentSamples.find((candidate) => candidate.type !== type)?.type ?? 'Blank';
    expect((await call(`get${other}`, { componentId: id })).status).toBe(404);
    expect((await call(`delete${other}`, { componentId: id })).status).toBe(404);
    const elsewhere = { ...changed, ...at(pageId, 2), id, revision: 1 };
    expect((await call(`update${type}`, elsewhere)).status).toBe(404);
    expect((await call(`create${type}`, { ...fields, ...at(pageId, 7) })).status).toBe(404);
    expect((await call(`get${type}`, { componentId: 7 })).status).toBe(404);
  });

  it('is read-only in every status but draft, for every role [1:12] [1:160] [1:162] [1:260] [1:261] [1:253] [1:254] [1:255]', async () => {
    const pageId = await makePage(editor);
    const id = bodyOf(await call(`create${type}`, { ...fields, ...at(pageId) }));
    const writes: [CallName, Record<string, unknown>][] = [
      [`create${type}`, { ...fields, ...at(pageId) }],
      [`update${type}`, { ...changed, ...at(pageId), id, revision: 1 }],
      [`delete${type}`, { componentId: id }],
      ['removePlacement', { pageComponentId: id }],
      ['updatePlacementOrder', { pageComponentIds: [id] }],
      ['placeComponent', { ...at(pageId), type, componentId: id }],
    ];
    const refusedToAll = async () => {
      for (const [name, input] of writes) {
        for (const session of [editor, admin]) {
          expect((await call(name, input, session)).status, name).toBe(409);
        }
      }
    };
    await submit(editor, pageId);
    await refusedToAll();
    bodyOf(await callApi('publishDraft', { pageId, comments: '' }, { session: admin }));
    await refusedToAll();
    await newDraft(editor, pageId, 1);
    await publish(admin, pageId);
    await refusedToAll();
    expect(await read(type, id)).toMatchObject({ ...fields, revision: 1 });
  });

  it('is saved in one read to authenticate and two round trips', async () => {
    const pageId = await makePage(editor);
    const operationsOf = async (name: CallName, input: Record<string, unknown>) => {
      const { result, calls } = await cloud.calls.during(() => call(name, input));
      expect(result.status).toBe(200);
      return { body: result.body, operations: calls.map(({ operation }) => operation) };
    };
    const saving = ['BatchGetItem', 'BatchGetItem', 'TransactWriteItems'];
    const created = await operationsOf(`create${type}`, { ...fields, ...at(pageId) });
    expect(created.operations).toEqual(saving);
    const id = created.body;
    const updated = await operationsOf(`update${type}`, { ...changed, ...at(pageId), id, revision: 1 });
    expect(updated.operations).toEqual(saving);
    const read = await operationsOf(`get${type}`, { componentId: id });
    expect(read.operations).toEqual(['BatchGetItem', 'BatchGetItem']);
    expect((await operationsOf(`delete${type}`, { componentId: id })).operations).toEqual(saving);
  });
});

describe('a draft', () => {
  it('accepts components of many users at once, each with an id of its own [1:260]', async () => {
    const pageId = await makePage(editor);
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => addAnnouncement(editor, pageId, 1, `text ${index}`)),
    );
    expect(new Set(ids).size).toBe(8);
    expect((await headerOf(pageId))?.placements).toHaveLength(8);
  });

  it('is never changed after it was submitted, even by a save at the same time [1:12] [1:260] [1:160] [1:162]', async () => {
    const pageId = await makePage(editor);
    const [, saved] = await Promise.all([
      submit(editor, pageId),
      call('createBlank', { componentName: 'Late', height: 1, ...at(pageId) }),
    ]);
    const header = await headerOf(pageId);
    expect(header?.status).toBe('pending');
    expect(header?.placements).toHaveLength(saved.status === 200 ? 1 : 0);
    expect([200, 409]).toContain(saved.status);
  });

  it('holds a hundred components and no more [1:260]', async () => {
    const pageId = await makePage(editor);
    const header = await headerOf(pageId);
    if (!header) throw new Error('There is no draft.');
    const placements = Array.from({ length: limits.componentsPerVersion }, (_, index) => ({
      n: index + 1,
      type: 'Blank' as const,
      componentName: 'Gap',
    }));
    await cloud.table.commit([{ put: { ...header, placements, nextN: 101 } }]);
    const answer = await call('createBlank', { componentName: 'Gap', height: 1, ...at(pageId) });
    expect(answer.status).toBe(413);
    expect(answer.error.message).toContain('100 components');
  });

  it('holds a megabyte of text and no more, and counts what is removed [1:260] [1:261]', async () => {
    const pageId = await makePage(editor);
    const column = 'x'.repeat(50 * 1024);
    const columns = { column1: column, column2: column, column3: column, column4: column };
    const large = { componentName: 'Large', borderStyle: 'none', format: '4_1-1-1-1', ...columns };
    const ids: unknown[] = [];
    for (let index = 0; index < 5; index += 1) {
      ids.push(bodyOf(await call('createHtmlEditorColumns', { ...large, ...at(pageId) })));
    }
    const tooMuch = await call('createHtmlEditorColumns', { ...large, ...at(pageId) });
    expect(tooMuch.status).toBe(413);
    expect(tooMuch.error.fields).toHaveProperty('column1');
    bodyOf(await call('deleteHtmlEditorColumns', { componentId: ids[0] }));
    expect((await call('createHtmlEditorColumns', { ...large, ...at(pageId) })).status).toBe(200);
  });

  it('rejects a text that is too large with 413, also one that grows when it is sanitised [1:110] [1:260] [2:85]', async () => {
    const pageId = await makePage(editor);
    const text = { componentName: 'Text', borderStyle: 'none', format: '4_4', ...at(pageId) };
    for (const column1 of ['x'.repeat(60 * 1024 + 1), '& '.repeat(25 * 1024)]) {
      const answer = await call('createHtmlEditorColumns', { ...text, column1 });
      expect(answer.status).toBe(413);
      expect(answer.error.fields).toHaveProperty('column1');
    }
    expect((await headerOf(pageId))?.placements).toEqual([]);
  });
});
