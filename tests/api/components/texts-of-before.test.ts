import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { ComponentRecord } from '@galley/functions/core/entities/version';
import { packComponentId } from '@galley/functions/core/ids';
import { livePageRecord, renderableComponents } from '@galley/functions/core/release/live-page';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi } from '../../support/api-caller';
import { bodyOf, makePage, newDraft, publish } from '../../support/pages';
import { testEnvironment } from '../../support/test-environment';
import { visit } from '../../support/visits';

/** Texts as the sanitiser of an earlier release stored them: unbalanced, and with elements that are removed today. */
const stored = '<p onclick="x">Old<b>bold</unwrapped><p>end<video src="v.mp4"></video>';
const kept = '<p>Old<b>bold</b></p><p><b>end</b></p>';

const { cloud, acme, admin, editor } = await startAcme();
let pageId = 0;
let componentId = 0;

/** Writes an item as an earlier release did, with its schema number. */
async function putAsBefore(item: object): Promise<void> {
  const TableName = testEnvironment.TABLE_NAME;
  const options = { removeUndefinedValues: true };
  await new DynamoDBClient({}).send(
    new PutItemCommand({ TableName, Item: marshall({ ...item, schema: 1 }, options) }),
  );
}

async function makeOld(versionId: number): Promise<ComponentRecord> {
  const record = await cloud.stored.component.get(acme.scope, pageId, versionId, 1);
  if (!record) throw new Error('There is no such component.');
  const old = { ...record, data: { ...record.data, column1: stored } };
  await putAsBefore(old);
  return old;
}

beforeAll(async () => {
  pageId = await makePage(admin, { name: 'Of before', friendlyUrl: 'of-before' });
  const text = {
    ...{ componentName: 'Text', format: '4_1-1-1-1', borderStyle: 'none' },
    column1: '<p>new</p>',
  };
  componentId = bodyOf(
    await callApi('createHtmlEditorColumns', { pageId, versionId: 1, ...text }, { session: admin }),
  );
  await publish(admin, pageId);
  await cloud.settled();
  const component = await makeOld(1);
  const version = await cloud.stored.version.get(acme.scope, pageId, 1);
  const components = renderableComponents(pageId, version as never, [component]);
  await putAsBefore(livePageRecord(acme.scope, pageId, 1, components));
  const empty = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  await putAsBefore(
    cloud.stored.footer.item(acme.scope, {
      ...{ id: 1, contentColumn1: stored, ...empty, revision: 1 },
    }),
  );
  const columns = { column1: '', column2: '', column3: '', column4: stored };
  await putAsBefore(
    cloud.stored.tab.item(acme.scope, 1, {
      ...{ id: 1, title: 'Products', format: '4_2-2', ...columns, footer: '', order: 1, revision: 1 },
    }),
  );
});

const get = async <Name extends Parameters<typeof callApi>[0]>(name: Name, input: Record<string, unknown>) =>
  JSON.stringify(bodyOf(await callApi(name, input as never, { session: admin })));

describe('a text that an earlier release stored', () => {
  it("is returned in today's form by every call [1:110] [1:259] [2:68] [2:70] [2:85] [2:176] [2:180] [2:228] [2:231] [2:234]", async () => {
    const asked = [
      await get('getHtmlEditorColumns', { componentId }),
      await get('getPageComponentData', { pageId }),
      await get('getPublicHtmlEditorColumns', { componentId }),
      await get('compareVersions', { pageId, fromVersionId: null, toVersionId: 1 }),
      JSON.stringify(bodyOf(await callApi('getPublicHtmlEditorColumns', { componentId }, { site: 'acme' }))),
      JSON.stringify(
        bodyOf(await callApi('getPageByMenuAndName', { friendlyUrl: 'of-before' }, { site: 'acme' })),
      ),
      await get('getFooter', {}),
      await get('listNavbarTabs', {}),
      await get('getNavbarTab', { componentId: 1 }),
      JSON.stringify(bodyOf(await callApi('getFooterData', { componentId: 1 }, { site: 'acme' }))),
      JSON.stringify(bodyOf(await callApi('getPublicNavbarTabs', { componentId: 1 }, { site: 'acme' }))),
    ];
    for (const answer of asked) {
      expect(answer).toContain(JSON.stringify(kept).slice(1, -1));
      expect(answer).not.toMatch(/unwrapped|onclick|<video|isTextOfBefore/);
    }
  });

  it("equals the same text of today in a comparison, and a copy stores today's form", async () => {
    const versionId = await newDraft(admin, pageId, 1);
    expect(await cloud.stored.component.get(acme.scope, pageId, versionId, 1)).toMatchObject({
      data: { column1: kept },
    });
    const compared = bodyOf(
      await callApi(
        'compareVersions',
        { pageId, fromVersionId: 1, toVersionId: versionId },
        { session: admin },
      ),
    );
    expect(compared.map(({ change }) => change)).toEqual(['same']);
    // As if the draft had existed before the update, too.
    await makeOld(versionId);
    const id = packComponentId({ pageId, versionId, n: 1 });
    const { revision, ...fields } = JSON.parse(await get('getHtmlEditorColumns', { componentId: id }));
    expect(fields.column1).toBe(kept);
    const stale = await callApi(
      'updateHtmlEditorColumns',
      { ...fields, revision: revision + 1 },
      { session: admin },
    );
    expect([stale.status, JSON.stringify(stale.error.current)]).toEqual([
      409,
      expect.stringContaining('<b>end</b>'),
    ]);
  });

  it('of the footer and of a tab keeps that form where another part of them is saved [2:70] [2:181]', async () => {
    const { id: _, ...tab } = bodyOf(await callApi('getNavbarTab', { componentId: 1 }, { session: admin }));
    const renamed = { ...tab, id: 1, title: 'Goods' };
    bodyOf(await callApi('updateNavbarTab', renamed, { session: admin }));
    const after = { ...(await cloud.stored.tab.get(acme.scope, 1)) };
    expect(after).toMatchObject({ title: 'Goods', column4: kept });
    expect(after).not.toHaveProperty('isTextOfBefore');
    const stale = await callApi('updateNavbarTab', renamed, { session: admin });
    expect([stale.status, stale.error.current]).toEqual([409, expect.objectContaining({ column4: kept })]);
    await putAsBefore({ ...after, title: 'Products', column4: stored });
  });

  it('is reported to Admins with what it lost, once, by the name of the page, the footer or the tab', async () => {
    const { newJob, dispatchJobs } = await import('@galley/functions/core/jobs');
    const check = newJob(acme.scope, { kind: 'check-texts', after: '' }, new Date());
    await cloud.table.commit([check.write]);
    await dispatchJobs([check]);
    await cloud.settled();
    const notes = bodyOf(await callApi('getTextNotes', {}, { session: admin }));
    expect(notes.map(({ place, pageName }) => [place, pageName])).toEqual([
      ['footer', 'Footer'],
      ['navbar', "Navbar tab 'Products'"],
      ['page', 'Of before'],
    ]);
    for (const { dropped } of notes) {
      expect(dropped.map(({ what }) => what)).toEqual(
        expect.arrayContaining(['<video>', 'attribute onclick']),
      );
    }
    for (const name of ['getTextNotes', 'dismissTextNotes'] as const) {
      expect((await callApi(name, {}, { session: editor })).status).toBe(403);
    }
    bodyOf(await callApi('dismissTextNotes', {}, { session: admin }));
    expect(await get('getTextNotes', {})).toBe('[]');
    expect(await cloud.stored.textCheck.get(acme.scope)).toMatchObject({
      checkedAt: expect.any(String),
    });
  });

  it('is checked once per company, after an update has re-rendered its site', async () => {
    const { textCheckJob } = await import('@galley/functions/jobs/check-texts');
    expect(await textCheckJob(cloud.table, acme.scope)).toEqual([]);
    const { openCompanyScope } = await import('@galley/functions/core/company-scope');
    const [job] = await textCheckJob(cloud.table, openCompanyScope('another'));
    expect(job?.write).toMatchObject({ put: { work: { kind: 'check-texts' } } });
  });

  it('is shown to visitors completely', async () => {
    const { html } = await visit('acme', '/of-before');
    expect(html).toContain('new');
  });
});
