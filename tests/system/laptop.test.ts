import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { clientOf, csrf, directories, patch, signedIn, start } from './clouds';
import { resourcesOf } from './patched-assembly';
import { StaffClient } from './staff-client';
import { WrittenPage } from './written-page';

interface PolicyDocument {
  Statement: { Action: string[] }[];
}

describe('grants', () => {
  it('lets the role of the visitors read the paths and nothing else', async () => {
    const cloud = await start();
    const meter = cloud.calls.start();
    await cloud.request({ site: 'acme' }, { path: '/' });
    const [visit] = meter.stop().filter(({ service }) => service === 'dynamodb');
    const client = clientOf(cloud, visit?.accessKeyId);
    const { tableName: TableName } = cloud.aws;
    const read = (pk: string, sk: string) =>
      client.send(new GetItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: sk } } }));
    const denied = { name: 'AccessDeniedException' };

    expect(visit?.accessKeyId).toBeTruthy();
    await expect(read('C#acme#SITE', 'COMPANY')).rejects.toMatchObject(denied);
    await expect(read('C#acme#USERS', 'USER#000001')).rejects.toMatchObject(denied);
    await expect(read('JOBS#0', 'x')).rejects.toMatchObject(denied);
    const Item = { pk: { S: 'C#acme#PATHS' }, sk: { S: '/forged' } };
    await expect(client.send(new PutItemCommand({ TableName, Item }))).rejects.toMatchObject(denied);
    expect(visit?.error).toBeUndefined();
    client.destroy();
  });

  it('fails a call whose grant is missing in the template', async () => {
    const withoutGrant = patch((patched) =>
      patched.changeTemplate('Site', (template) => {
        const [[, role]] = resourcesOf(template, 'AWS::IAM::Role');
        const [{ PolicyDocument }] = role.Properties.Policies as [{ PolicyDocument: PolicyDocument }];
        PolicyDocument.Statement = PolicyDocument.Statement.filter(
          ({ Action }) => !Action.some((action) => action.startsWith('dynamodb:')),
        );
      }),
    );
    const path = { path: '/' };
    expect((await (await start()).request({ site: 'acme' }, path)).status).toBe(404);
    const refused = await start({ assembly: withoutGrant });
    expect((await refused.request({ site: 'acme' }, path)).status).toBe(503);
  });

  it('does not start with an unknown resource type', async () => {
    const withQueue = patch((patched) =>
      patched.changeTemplate('Data', ({ Resources }) => {
        Resources.Queue = { Type: 'AWS::Kinesis::Stream', Properties: {} };
      }),
    );
    await expect(start({ assembly: withQueue })).rejects.toThrow('AWS::Kinesis::Stream');
  });
});

it('gives the same responses after a clean restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'galley-restart-'));
  directories.push(data);
  const before = await start({ data, servers: true });
  const { cookie } = await signedIn(before);
  const page = await WrittenPage.create(new StaffClient(before.adminUrl, cookie), 'kept');
  await before.settled();
  const sent = (await before.messages()).length;
  const seen = await before.request({ site: 'acme' }, { path: page.path });
  await before.stop();

  const after = await start({ data });
  const again = await after.request({ site: 'acme' }, { path: page.path });
  const read = await after.request('admin', {
    path: `/api/Admin/GetPage?pageId=${page.id}`,
    headers: { ...csrf, cookie },
  });
  expect(seen.status).toBe(200);
  expect(withoutPort(again.text())).toBe(withoutPort(seen.text()));
  expect(read.json<{ name: string }>().name).toBe('name-kept-0');
  expect(await after.messages()).toHaveLength(sent);
});

it('keeps serving cached pages while their origin is down, and no others', async () => {
  let isDown = false;
  const cloud = await start({
    servers: true,
    fault: ({ service }) => (isDown && service === 'dynamodb' ? 'unavailable' : undefined),
  });
  const { cookie } = await signedIn(cloud);
  const page = await WrittenPage.create(new StaffClient(cloud.adminUrl, cookie), 'known');
  const visit = (path: string) => cloud.request({ site: 'acme' }, { path });
  const known = await visit(page.path);
  isDown = true;
  const stale = await visit(page.path);
  expect([known.status, stale.status, (await visit('/')).status]).toEqual([200, 200, 503]);
  expect(stale.text()).toBe(known.text());
  const read = { path: `/api/Admin/GetPage?pageId=${page.id}`, headers: { ...csrf, cookie } };
  expect((await cloud.request('admin', read)).status).toBe(500);
  isDown = false;
  await WrittenPage.create(new StaffClient(cloud.adminUrl, cookie), 'after');
  expect((await visit(page.path)).text()).not.toBe(known.text());
});

const withoutPort = (html: string) => html.replaceAll(/localhost:\d+/g, 'localhost');
