import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { Table } from '@galley/functions/core/table';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, type CloudOptions, startCloud } from '@galley/infra/local/cloud';
import { declarationOf } from '@galley/shared/contract/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessionFor, type TestCompany } from '../support/companies';
import { PatchedAssembly, resourcesOf } from './patched-assembly';
import { StaffClient } from './staff-client';
import { WrittenPage } from './written-page';

const acme: TestCompany = { key: 'acme', scope: openCompanyScope('acme'), adminEmail: 'admin@acme.example' };
const csrf = { 'x-galley-csrf': '1' };
let assembly = '';
const running: Cloud[] = [];
const directories: string[] = [];

beforeAll(async () => {
  assembly = await prepareAssembly();
});
afterEach(async () => {
  for (const cloud of running.splice(0)) await cloud.stop();
});
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true });
});

async function start(options: Partial<CloudOptions> = {}): Promise<Cloud> {
  const cloud = await startCloud({ assembly, schedules: false, servers: false, ...options });
  running.push(cloud);
  // Provisioning wakes the jobs, whose calls are nothing that a test asked for.
  await cloud.settled();
  return cloud;
}

function patch(change: (patched: PatchedAssembly) => void): string {
  const patched = new PatchedAssembly(assembly);
  directories.push(patched.directory);
  change(patched);
  return patched.directory;
}

/** The table with the rights of an access key: a role's name, or the deployer's, who may do everything. */
function clientOf({ aws }: Cloud, accessKeyId = aws.credentials.accessKeyId): DynamoDBClient {
  return new DynamoDBClient({
    region: aws.region,
    endpoint: aws.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: { ...aws.credentials, accessKeyId },
  });
}

async function signedIn(cloud: Cloud): Promise<{ cookie: string }> {
  const table = new Table(cloud.aws.tableName, () => clientOf(cloud));
  return sessionFor({ table }, acme, 'Admin');
}

interface PolicyDocument {
  Statement: { Action: string[] }[];
}

describe('grants', () => {
  it('lets the role of the visitors read the paths and refuses everything else', async () => {
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

  it('does not start with a resource type that it does not know', async () => {
    const withQueue = patch((patched) =>
      patched.changeTemplate('Data', ({ Resources }) => {
        Resources.Queue = { Type: 'AWS::Kinesis::Stream', Properties: {} };
      }),
    );
    await expect(start({ assembly: withQueue })).rejects.toThrow('AWS::Kinesis::Stream');
  });
});

it('answers the same after a clean restart', async () => {
  const data = mkdtempSync(join(tmpdir(), 'galley-restart-'));
  directories.push(data);
  const before = await start({ data, servers: true });
  const { cookie } = await signedIn(before);
  const page = await WrittenPage.create(new StaffClient(before.adminUrl, cookie), 'kept');
  await before.settled();
  const sent = (await before.messages()).length;
  const seen = await before.request({ site: 'acme' }, { path: page.address });
  await before.stop();

  const after = await start({ data });
  const again = await after.request({ site: 'acme' }, { path: page.address });
  const read = await after.request('admin', {
    path: `/api/Admin/GetPage?pageId=${page.id}`,
    headers: { ...csrf, cookie },
  });
  expect(seen.status).toBe(200);
  expect(withoutPort(again.text())).toBe(withoutPort(seen.text()));
  expect(read.json<{ name: string }>().name).toBe('name-kept-0');
  expect(await after.messages()).toHaveLength(sent);
});

it('keeps pages up that it knows while their origin is down, and no others', async () => {
  let isDown = false;
  const cloud = await start({
    servers: true,
    fault: ({ service }) => (isDown && service === 'dynamodb' ? 'unavailable' : undefined),
  });
  const { cookie } = await signedIn(cloud);
  const page = await WrittenPage.create(new StaffClient(cloud.adminUrl, cookie), 'known');
  const visit = (path: string) => cloud.request({ site: 'acme' }, { path });
  const known = await visit(page.address);
  isDown = true;
  const stale = await visit(page.address);
  expect([known.status, stale.status, (await visit('/')).status]).toEqual([200, 200, 503]);
  expect(stale.text()).toBe(known.text());
  const read = { path: `/api/Admin/GetPage?pageId=${page.id}`, headers: { ...csrf, cookie } };
  expect((await cloud.request('admin', read)).status).toBe(500);
  isDown = false;
  await WrittenPage.create(new StaffClient(cloud.adminUrl, cookie), 'after');
  expect((await visit(page.address)).text()).not.toBe(known.text());
});

const withoutPort = (html: string) => html.replaceAll(/localhost:\d+/g, 'localhost');

describe('the edge', () => {
  it('takes a path of the API in any case, where the routes themselves do not', async () => {
    const withoutFunction = patch((patched) =>
      patched.changeTemplate('Admin', (template) => {
        for (const [, { Properties }] of resourcesOf(template, 'AWS::CloudFront::Distribution')) {
          const { CacheBehaviors } = Properties.DistributionConfig as {
            CacheBehaviors: { FunctionAssociations?: unknown }[];
          };
          for (const behavior of CacheBehaviors) delete behavior.FunctionAssociations;
        }
      }),
    );
    const statusOf = async (cloud: Cloud, path: string) => {
      const { cookie } = await signedIn(cloud);
      return (await cloud.request('admin', { path, headers: { ...csrf, cookie } })).status;
    };
    const cloud = await start();
    expect(await statusOf(cloud, '/api/ADMIN/GetPage?pageId=1')).toBe(200);
    expect(await statusOf(cloud, '/api/admin/getpage?pageId=1')).toBe(200);
    const bare = await start({ assembly: withoutFunction });
    expect(await statusOf(bare, '/api/ADMIN/GetPage?pageId=1')).toBe(404);
    expect(await statusOf(bare, '/api/admin/getpage?pageId=1')).toBe(200);
  });

  it('overwrites every header that a viewer forges', async () => {
    const cloud = await start({ assembly: patch((patched) => patched.replaceBundle('pages', probe)) });
    const forged = {
      'x-galley-edge-secret': 'forged',
      'x-galley-viewer-ip': '10.0.0.1',
      'x-galley-company': 'globex',
      'x-galley-surface': 'site',
      'x-galley-host': 'forged.example',
      'x-galley-anything': 'forged',
      ...csrf,
    };
    const request = { path: '/api/admin/getpage', headers: forged, ip: '198.51.100.9' };
    const seen = (await cloud.request('admin', request)).json<Record<string, string>>();
    const ours = Object.fromEntries(Object.entries(seen).filter(([name]) => name.startsWith('x-galley-')));
    const { EDGE_SECRET } = cloud.aws.environmentOf('pages');
    expect(ours).toEqual({
      'x-galley-edge-secret': EDGE_SECRET,
      'x-galley-viewer-ip': '198.51.100.9',
      'x-galley-surface': 'admin',
      'x-galley-host': 'localhost:4000',
      'x-galley-csrf': '1',
    });
  });

  it('passes as many of strangers’ tries at once as the templates say, and staff’s calls meanwhile', async () => {
    // None becomes free while they come, however slow the machine is.
    const withoutRate = patch((patched) =>
      patched.changeTemplate('Api', (template) => {
        for (const [, { Properties }] of resourcesOf(template, 'AWS::ApiGatewayV2::Stage')) {
          const settings = Properties.RouteSettings as Record<string, { ThrottlingRateLimit: number }>;
          for (const each of Object.values(settings)) each.ThrottlingRateLimit = 0.001;
        }
      }),
    );
    const cloud = await start({ assembly: withoutRate });
    const method = 'POST';
    const headers = { ...csrf, 'content-type': 'application/json' };
    const attempt = () =>
      cloud.request('admin', { method, path: '/api/Authentication/Authenticate', headers, body: '{}' });
    const answers = await Promise.all(Array.from({ length: 90 }, attempt));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(80);
    expect(refused.map((answer) => answer.json())).toEqual(Array(10).fill({ message: 'Too Many Requests' }));
    const { cookie } = await signedIn(cloud);
    const path = '/api/Authentication/GetCompanyName';
    expect((await cloud.request('admin', { path, headers: { cookie } })).status).toBe(200);
  });

  it('is the only way in: a request around it is refused before anything is read', async () => {
    const cloud = await start();
    const { cookie } = await signedIn(cloud);
    const around = async (secret: Record<string, string>) => {
      const event = {
        version: '2.0',
        routeKey: 'GET /api/admin/getpage',
        rawPath: '/api/admin/getpage',
        rawQueryString: 'pageId=1',
        cookies: [cookie],
        headers: { ...csrf, 'x-galley-surface': 'admin', 'x-galley-viewer-ip': '127.0.0.1', ...secret },
        requestContext: { requestId: 'around', http: { method: 'GET', path: '/api/admin/getpage' } },
        isBase64Encoded: false,
      };
      const meter = cloud.calls.start();
      const { statusCode } = (await cloud.invoke('pages', event)) as { statusCode: number };
      return { statusCode, calls: meter.stop().length };
    };
    expect(await around({})).toEqual({ statusCode: 403, calls: 0 });
    expect(await around({ 'x-galley-edge-secret': 'guessed' })).toEqual({ statusCode: 403, calls: 0 });
    const { EDGE_SECRET = '' } = cloud.aws.environmentOf('pages');
    expect((await around({ 'x-galley-edge-secret': EDGE_SECRET })).statusCode).toBe(200);
  });

  it('sends the security headers of the templates with every answer', async () => {
    const cloud = await start();
    const asked: [Parameters<Cloud['request']>[0], Parameters<Cloud['request']>[1], number][] = [
      ['admin', { path: '/login' }, 200],
      ['admin', { path: '/assets/none.js' }, 404],
      ['admin', { path: '/images/acme/1/none.png' }, 403],
      ['admin', { path: '/login', method: 'DELETE' }, 403],
      ['admin', { path: '/api/nothing' }, 404],
      ['admin', { path: '/api/admin/getpage?pageId=1' }, 401],
      ['admin', { path: declarationOf('authenticate').path, method: 'POST', headers: csrf, body: '{' }, 400],
      [{ site: 'acme' }, { path: '/nothing' }, 404],
      // Nothing is published yet, so every path says that the site opens soon.
      [{ site: 'acme' }, { path: '/%E0%A4%A' }, 404],
      [{ site: 'acme' }, { path: '/', method: 'POST' }, 403],
      [{ site: 'acme' }, { path: '/api/admin/getpage' }, 404],
      [{ site: 'acme' }, { path: '/images/globex/1/a.png' }, 404],
      [{ site: 'nobody' }, { path: '/' }, 404],
    ];
    for (const [surface, request, status] of asked) {
      const answer = await cloud.request(surface, request);
      const what = `${request.method ?? 'GET'} ${request.path} of ${JSON.stringify(surface)}`;
      expect(answer.status, what).toBe(status);
      expect(Object.fromEntries(answer.headers), what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
        'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
        'content-security-policy': expect.stringContaining("default-src '"),
      });
    }
  });
});

it('refuses answers and bodies of a size that AWS refuses', async () => {
  const cloud = await start({ assembly: patch((patched) => patched.replaceBundle('pages', probe)) });
  const path = '/api/admin/getpage';
  const answered = (bytes: number) => cloud.request('admin', { path: `${path}?bytes=${bytes}` });
  const megabyte = 1024 * 1024;
  expect((await answered(5 * megabyte)).body.length).toBeGreaterThan(5 * megabyte);
  expect((await answered(6 * megabyte)).status).toBe(500);

  const sent = async (bytes: number) => {
    const body = JSON.stringify({ text: 'x'.repeat(bytes) });
    const headers = { ...csrf, 'content-type': 'application/json' };
    return (await cloud.request('admin', { method: 'POST', path: '/api/admin/createpage', headers, body }))
      .status;
  };
  expect(await sent(5 * megabyte)).toBe(200);
  expect(await sent(6 * megabyte)).toBe(413);
  expect(await sent(11 * megabyte)).toBe(413);
});

/** A Lambda that answers the headers it got, and `?bytes=` more. */
const probe = `export const handler = async (event) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ...event.headers,
    padding: 'x'.repeat(Number(new URLSearchParams(event.rawQueryString).get('bytes') ?? 0)),
  }),
});`;
