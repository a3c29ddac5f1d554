import path from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Cloud } from './cloud';
import { directory, type Echo, start, startCloudPerTest } from './testing/cloud-per-test';

startCloudPerTest();

describe('the admin’s surface', () => {
  it('runs edge function, origin headers, route and Lambda of the template', async () => {
    const running = await start();
    const answer = await running.request('admin', {
      method: 'POST',
      path: '/api/Pages/Save?Name=A',
      headers: { cookie: 'a=1; b=2', 'content-type': 'application/json', 'X-Edge-Secret': 'guess' },
      body: '{"x":1}',
      ip: '203.0.113.7',
    });
    expect(answer.status).toBe(200);
    const { event, environment } = answer.json<Echo>();
    expect(event).toMatchObject({ rawPath: '/api/pages/save', cookies: ['a=1', 'b=2'], body: '{"x":1}' });
    expect(event.headers['x-galley-viewer-ip']).toBe('203.0.113.7');
    expect(event.headers['x-edge-secret']).toMatch(/^[a-zA-Z0-9]{20}$/);
    expect(environment).toMatchObject({
      ADMIN_ORIGIN: running.adminUrl,
      AWS_ACCESS_KEY_ID: 'small-pagesrole',
    });
  });

  it('gives a secret a new value, for the distributions and the Lambdas, and keeps it', async () => {
    const data = path.join(directory, 'data');
    const sentBy = async (running: Cloud) => {
      const answer = await running.request('admin', { method: 'POST', path: '/api/pages/save' });
      return answer.json<Echo>().event.headers['x-edge-secret'];
    };
    const first = await start({ data });
    const before = await sentBy(first);
    first.renewSecret('edge-secret');
    const after = await sentBy(first);
    expect(after).toMatch(/^[a-zA-Z0-9]{20}$/);
    expect(after).not.toBe(before);
    expect(() => first.renewSecret('no-secret')).toThrow('No template generates a secret no-secret');
    await first.stop();
    expect(await sentBy(await start({ data }))).toBe(after);
  });

  it('answers 404 for a route that is not in the template, with the header policy applied', async () => {
    const running = await start();
    const answer = await running.request('admin', { path: '/api/pages/save' });
    expect([answer.status, answer.json()]).toEqual([404, { message: 'Not Found' }]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('answers 500 for a route whose permission is missing', async () => {
    const running = await start({}, (resources) => delete resources.PagesByapigateway);
    const answer = await running.request('admin', { method: 'POST', path: '/api/pages/save' });
    expect([answer.status, answer.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('serves the bucket’s content compressed, and answers 403 where the bucket’s policy does not allow it', async () => {
    const running = await start();
    const screen = await running.request('admin', { path: '/pages/7', headers: { 'accept-encoding': 'br' } });
    expect(screen.status).toBe(200);
    expect(screen.headers.get('content-encoding')).toBe('br');
    expect(screen.headers.get('vary')).toBe('Accept-Encoding');
    await running.stop();
    const closed = await start({}, (resources) => delete resources.AssetsPolicy);
    expect((await closed.request('admin', { path: '/pages/7' })).status).toBe(403);
  });
});

describe('the sites’ surface', () => {
  it('recognises the company by the host, forwards only what the cache policy names and applies the header policy', async () => {
    const running = await start();
    const answer = await running.request({ site: 'globex' }, { path: '/services' });
    expect(answer.status).toBe(200);
    expect(answer.text()).toContain('<p>globex /services</p>');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('applies the header policy to responses of the edge function, too', async () => {
    const running = await start();
    const answer = await running.request({ site: 'nobody' }, { path: '/' });
    expect([answer.status, answer.text()]).toEqual([404, 'none']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });

  it('rejects methods that the behavior does not allow, and hosts without a tenant', async () => {
    const running = await start();
    expect((await running.request({ site: 'acme' }, { method: 'POST', path: '/' })).status).toBe(403);
    const foreign = { path: '/', headers: { host: 'evil.example' } };
    expect((await running.request({ site: 'acme' }, foreign)).status).toBe(403);
  });

  it('answers 403 without the permission for the distribution', async () => {
    const running = await start({}, (resources) => delete resources.VisitorPageBycloudfront);
    expect((await running.request({ site: 'acme' }, { path: '/' })).status).toBe(403);
  });
});

describe('over HTTP', () => {
  it('listens on free ports, shows acme at a bare localhost, and stops listening after stop', async () => {
    const running = await start({ servers: true });
    const port = new URL(running.siteUrl('acme')).port;
    expect(await (await fetch(`http://localhost:${port}/a?b=c`)).text()).toContain('acme /a');
    expect(await (await fetch(`${running.mailboxUrl}/api/messages`)).json()).toEqual([]);
    const { adminUrl } = running;
    await running.stop();
    await expect(fetch(adminUrl)).rejects.toThrow();
  });
});

describe('grants', () => {
  it('apply to the functions: a role reads its own partitions and no others', async () => {
    const read = `import { DynamoDBClient, GetItemCommand } from '${import.meta.resolve('@aws-sdk/client-dynamodb')}';
      const client = new DynamoDBClient({ maxAttempts: 1 });
      export const handler = async ({ body }) => {
        try {
          await client.send(new GetItemCommand({ TableName: process.env.TABLE_NAME, Key: { pk: { S: body }, sk: { S: 'x' } } }));
          return { statusCode: 200, body: 'read' };
        } catch (error) { return { statusCode: 403, body: error.name }; }
      };`;
    const running = await start({}, undefined, { pages: read });
    const ask = (body: string) =>
      running.request('admin', {
        method: 'POST',
        path: '/api/pages/save',
        headers: { 'content-type': 'text/plain' },
        body,
      });
    const meter = running.calls.start();
    expect((await ask('C#acme#PAGES')).text()).toBe('read');
    expect((await ask('C#acme#USERS')).text()).toBe('AccessDeniedException');
    expect(meter.stop().map(({ action, leadingKeys, error }) => [action, leadingKeys, error])).toEqual([
      ['dynamodb:GetItem', ['C#acme#PAGES'], undefined],
      ['dynamodb:GetItem', ['C#acme#USERS'], expect.stringContaining('AccessDenied')],
    ]);
  });

  it('let the deployer do everything, and no other role', async () => {
    const { aws } = await start();
    const get = new GetItemCommand({
      TableName: aws.tableName,
      Key: { pk: { S: 'VENDOR' }, sk: { S: 'x' } },
    });
    const client = (accessKeyId: string) =>
      new DynamoDBClient({
        region: aws.region,
        endpoint: aws.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
        credentials: { ...aws.credentials, accessKeyId },
        maxAttempts: 1,
      });
    await expect(client(aws.credentials.accessKeyId).send(get)).resolves.toBeDefined();
    await expect(client('stranger').send(get)).rejects.toThrow(/not authorized to perform: dynamodb:GetItem/);
  });
});
