import { readdirSync, readFileSync } from 'node:fs';
import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { upgraded } from '@galley/functions/core/entities/entity';
import { formEntity } from '@galley/functions/core/entities/form';
import { pathEntity, releaseEntity } from '@galley/functions/core/entities/path';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import type { Item } from '@galley/functions/core/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { sessionFor, type TestSession } from '../support/companies';
import { openCloud } from '../support/open-cloud';
import { bodyOf, publish } from '../support/pages';
import { testEnvironment } from '../support/test-environment';
import { visit } from '../support/visits';

/** The data of earlier releases of the product, each written by its own `tests/samples/write-samples.ts`. */
const folder = new URL('../samples/', import.meta.url);
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ release: name.slice(0, -'.json'.length), items: readItems(name) }));

type Stored = Record<string, AttributeValue>;

function readItems(name: string): Stored[] {
  const items = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, AttributeValue>[];
  return items.map((item) =>
    Object.fromEntries(Object.entries(item).map(([key, value]) => [key, inBytes(value)])),
  );
}

function inBytes(value: AttributeValue): AttributeValue {
  return value.B ? { B: Buffer.from(String(value.B), 'base64') } : value;
}

const scope = openCompanyScope('acme');
let admin: TestSession;
const client = () => new DynamoDBClient({});

const cloud = await openCloud();

/** An item as it is in the table. */
async function stored(key: { pk: string; sk: string }): Promise<Record<string, unknown>> {
  const { Item: item } = await client().send(
    new GetItemCommand({ TableName: testEnvironment.TABLE_NAME, Key: marshall(key) }),
  );
  return unmarshall(item ?? {});
}

it('there is a sample of a release', () => {
  expect(samples.map(({ release }) => release)).toContain('0.1.0');
});

describe.each(samples)('data that release $release stored', ({ items }) => {
  beforeEach(async () => {
    const dynamo = client();
    const TableName = testEnvironment.TABLE_NAME;
    await Promise.all(items.map((Item) => dynamo.send(new PutItemCommand({ TableName, Item }))));
    admin = await sessionFor(cloud, { key: 'acme', scope, adminEmail: '' }, 'Admin');
  });

  it('is upgraded once: upgrading again changes nothing', () => {
    for (const item of items.map((raw) => unmarshall(raw) as Item)) {
      const { schema: _, ...latest } = upgraded(item);
      expect(upgraded(latest as Item)).toEqual(upgraded(item));
    }
  });

  it("is read in this release's format, before anything is saved [1:243] [2:73] [2:196] [2:202]", async () => {
    const form = bodyOf(await callApi('getForm', { formId: 1 }, { session: admin }));
    expect(form).toMatchObject({ name: 'Write to us', thankYouText: '', toEmail: [], keepDays: 0 });
    const fields = bodyOf(await callApi('listFormFields', { formId: 1 }, { session: admin }));
    expect(fields.map(({ name, showIfFieldId }) => [name, showIfFieldId])).toEqual([
      ['Your name', null],
      ['Your email', null],
    ]);
    const pages = bodyOf(await callApi('listPages', {}, { session: admin }));
    expect(pages.map(({ pageName }) => pageName)).toEqual(expect.arrayContaining(['About us', 'Team']));
  });

  it('is shown to visitors, and completely once this release saves and renders it [2:176] [2:177]', async () => {
    const before = await visit('acme', '/about/team');
    expect([before.status, before.html.includes('Words about the team')]).toEqual([200, true]);
    const { revision, ...footer } = bodyOf(await callApi('getFooter', {}, { session: admin }));
    const contentColumn1 = '<p>The footer of this release</p>';
    bodyOf(await callApi('updateFooter', { ...footer, contentColumn1, revision }, { session: admin }));
    await cloud.settled();
    for (const [path, words] of [
      ['/about', 'Words about us'],
      ['/about/team', 'Words about the team'],
      ['/contact', 'Your name'],
    ] as const) {
      const { status, html } = await visit('acme', path);
      expect([status, html.includes(words), html.includes('The footer of this release')]).toEqual([
        200,
        true,
        true,
      ]);
      expect(await stored(pathEntity.key(scope, path))).toMatchObject({
        kind: 'page',
        renderer: currentRendererId,
      });
    }
    expect(await stored(releaseEntity.key(scope))).toMatchObject({
      renderer: currentRendererId,
      earlier: [],
      schema: 2,
    });
    const pages = await cloud.stored.page.all(scope);
    const saysOthersUnderIt = Object.fromEntries(pages.map(({ name, treeRevision }) => [name, treeRevision]));
    expect(saysOthersUnderIt).toMatchObject({ 'About us': 1, Team: 0, 'Page 1': 0 });
  });

  it('can be edited: a draft is published, a form saved in today’s format [1:271] [2:197]', async () => {
    const pages = bodyOf(await callApi('listPages', {}, { session: admin }));
    const about = pages.find(({ pageName }) => pageName === 'About us')?.pageId ?? 0;
    await publish(admin, about);
    expect((await visit('acme', '/about')).html).toContain('A draft of more words');
    const form = bodyOf(await callApi('getForm', { formId: 1 }, { session: admin }));
    bodyOf(await callApi('updateForm', { ...form, thankYouText: 'Thanks!' }, { session: admin }));
    await cloud.settled();
    expect(await stored(formEntity.key(scope, 1))).toMatchObject({
      schema: 2,
      thankYouText: 'Thanks!',
      keepDays: 0,
    });
    expect((await visit('acme', '/contact')).html).toContain('Thanks!');
  });
});

describe('data that a later release stored', () => {
  const form = {
    ...formEntity.key(scope, 9),
    id: 9,
    name: 'Later',
    columns: 1,
    fields: [],
    colour: 'blue',
    schema: 99,
  };

  it('is read unchanged, so that the release before it can be deployed again', () => {
    expect(upgraded(form)).toBe(form);
  });

  it('gets the format of the release that saves it', async () => {
    await cloud.table.commit([{ put: { ...form } }]);
    expect(await stored(formEntity.key(scope, 9))).toMatchObject({ schema: 2, colour: 'blue' });
  });
});
