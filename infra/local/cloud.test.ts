import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cloud, type CloudOptions, startCloud } from './cloud';
import { writeSmallApp } from './fixture/small-app';

let directory: string;
let cloud: Cloud | undefined;
const notes = () => readFileSync(path.join(directory, 'notes'), 'utf8').trim().split('\n');

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'cloud-'));
});
afterEach(async () => {
  await cloud?.stop();
  cloud = undefined;
  rmSync(directory, { recursive: true, force: true });
});

async function start(
  options: Partial<CloudOptions> = {},
  ...app: [change?: Parameters<typeof writeSmallApp>[1], bundles?: Record<string, string>]
): Promise<Cloud> {
  const assembly = writeSmallApp(directory, ...app);
  cloud = await startCloud({
    assembly,
    contentRoot: directory,
    servers: false,
    schedules: false,
    ...options,
  });
  return cloud;
}

/** A sender, a configuration set whose bounces go to the bus, and a rule that takes them to the jobs function. */
const addMailEvents: Parameters<typeof writeSmallApp>[1] = (resources) => {
  resources.Sender = { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'galley.example' } };
  resources.Mails = { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'mails' } };
  resources.MailsEvents = {
    Type: 'AWS::SES::ConfigurationSetEventDestination',
    Properties: {
      ConfigurationSetName: { Ref: 'Mails' },
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce'],
        EventBridgeDestination: {
          EventBusArn: 'arn:aws:events:eu-west-1:000000000000:event-bus/default',
        },
      },
    },
  };
  resources.Bounces = {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: { source: ['aws.ses'] },
      State: 'ENABLED',
      Targets: [{ Id: 'jobs', Arn: { 'Fn::GetAtt': ['Jobs', 'Arn'] } }],
    },
  };
  resources.BouncesMayInvoke = {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: { 'Fn::GetAtt': ['Jobs', 'Arn'] },
      Principal: 'events.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': ['Bounces', 'Arn'] },
    },
  };
};

async function sendTo({ aws }: Cloud, ...ToAddresses: string[]): Promise<void> {
  const { credentials, endpoints, region } = aws;
  const client = new SESv2Client({ region, credentials, endpoint: endpoints.AWS_ENDPOINT_URL_SESV2 });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: 'no-reply@galley.example',
      ConfigurationSetName: 'mails',
      EmailTags: [{ Name: 'company', Value: 'acme' }],
      Destination: { ToAddresses },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'Hello' } } } },
    }),
  );
  client.destroy();
}

interface Echo {
  event: { rawPath: string; headers: Record<string, string>; cookies?: string[]; body?: string };
  environment: Record<string, string>;
}

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

  it('answers 404 for a route that the template lacks, with the header policy on it', async () => {
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

  it('serves the bucket’s content compressed, and 403 where the bucket’s policy does not admit it', async () => {
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
  it('tells the company by the host, forwards only what the cache policy names and applies the header policy', async () => {
    const running = await start();
    const answer = await running.request({ site: 'globex' }, { path: '/services' });
    expect(answer.status).toBe(200);
    expect(answer.text()).toContain('<p>globex /services</p>');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('applies the header policy to answers of the edge function, too', async () => {
    const running = await start();
    const answer = await running.request({ site: 'nobody' }, { path: '/' });
    expect([answer.status, answer.text()]).toEqual([404, 'none']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('x-powered-by')).toBe(false);
  });

  it('refuses methods that the behavior does not allow, and hosts that no tenant has', async () => {
    const running = await start();
    expect((await running.request({ site: 'acme' }, { method: 'POST', path: '/' })).status).toBe(403);
    const foreign = { path: '/', headers: { host: 'evil.example' } };
    expect((await running.request({ site: 'acme' }, foreign)).status).toBe(403);
  });

  it('is 403 without the permission for the distribution', async () => {
    const running = await start({}, (resources) => delete resources.VisitorPageBycloudfront);
    expect((await running.request({ site: 'acme' }, { path: '/' })).status).toBe(403);
  });
});

describe('over HTTP', () => {
  it('listens on free ports, shows acme at a bare localhost, and is gone after stop', async () => {
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
  it('hold for the functions: their role reads its partitions and no others', async () => {
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

  it('let the deployer do everything, and nobody else', async () => {
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

describe('rules and companies', () => {
  it('runs a rule’s target with its input', async () => {
    const running = await start();
    running.runSchedules();
    await running.settled();
    expect(notes()).toEqual(['Create acme', '{"sweep":true}']);
  });

  it('takes what SES tells of a mail to the target of an event rule', async () => {
    const running = await start({}, addMailEvents);
    await sendTo(running, 'bounce@simulator.amazonses.com', 'ann@acme.example');
    await vi.waitFor(() => expect(notes()).toHaveLength(2), { timeout: 15_000 });
    const event = JSON.parse(notes().find((line) => line.startsWith('{')) ?? '');
    expect(event['detail-type']).toBe('Email Bounced');
    expect(event.detail.mail.tags.company).toEqual(['acme']);
  });

  it('provisions a company once, and again when its properties change', async () => {
    const data = path.join(directory, 'data');
    await (await start({ data })).stop();
    await (await start({ data })).stop();
    expect(notes()).toEqual(['Create acme']);
    await start({ data }, (resources) => {
      resources.Company = { ...resources.Company, Type: 'Custom::Company' };
      Object.assign(resources.Company.Properties ?? {}, { Count: 4 });
    });
    expect(notes()).toEqual(['Create acme', 'Update acme']);
  });
});

describe('throttles', () => {
  const throttled =
    (settings: object): Parameters<typeof writeSmallApp>[1] =>
    (resources) =>
      Object.assign(resources.ApiStage?.Properties ?? {}, settings);
  const one = { ThrottlingRateLimit: 0.001, ThrottlingBurstLimit: 1 };
  const statuses = async (running: Cloud) => {
    const ask = () => running.request('admin', { method: 'POST', path: '/api/pages/save' });
    return [(await ask()).status, (await ask()).status];
  };

  it('of the template hold for a route and for all together, unless a test leaves them out', async () => {
    const ofRoute = { RouteSettings: { 'POST /api/pages/save': one } };
    const ofAll = { DefaultRouteSettings: one };
    for (const settings of [ofRoute, ofAll]) {
      const running = await start({}, throttled(settings));
      expect(await statuses(running)).toEqual([200, 429]);
      await running.stop();
    }
    expect(await statuses(await start({ throttles: false }, throttled(ofAll)))).toEqual([200, 200]);
  });

  it('stop the start where they are for no route, or say more than the laptop knows', async () => {
    const lost = start({}, throttled({ RouteSettings: { 'POST /api/lost': one } }));
    await expect(lost).rejects.toThrow('Small.ApiStage has settings for POST /api/lost, which is no route');
    const odd = start({}, throttled({ DefaultRouteSettings: { ...one, LoggingLevel: 'INFO' } }));
    await expect(odd).rejects.toThrow('the route setting LoggingLevel');
  });
});

describe('what it does not know', () => {
  it('stops the start with the name of the type or property', async () => {
    await expect(
      start({}, (resources) => Object.assign(resources, { Q: { Type: 'AWS::Kinesis::Stream' } })),
    ).rejects.toThrow('AWS::Kinesis::Stream (Small.Q)');
    const withLayer = start({}, (resources) =>
      Object.assign(resources.Pages?.Properties ?? {}, { Layers: ['x'] }),
    );
    await expect(withLayer).rejects.toThrow('AWS::Lambda::Function.Layers (Small.Pages)');
  });

  it('stops the start for a policy condition that it cannot evaluate', async () => {
    const odd = {
      Effect: 'Allow',
      Action: '*',
      Resource: '*',
      Condition: { DateLessThan: { 'aws:CurrentTime': 'x' } },
    };
    const policy = { PolicyName: 'odd', PolicyDocument: { Statement: [odd] } };
    const withOdd = start({}, (resources) =>
      Object.assign(resources.PagesRole?.Properties ?? {}, { Policies: [policy] }),
    );
    await expect(withOdd).rejects.toThrow(/Small.PagesRole.*DateLessThan/);
  });
});

describe('data', () => {
  it('is kept over a restart: secrets and what was provisioned', async () => {
    const data = path.join(directory, 'data');
    const first = await start({ data });
    const secret = async (running: Cloud) => {
      const answer = await running.request('admin', { method: 'POST', path: '/api/pages/save' });
      return answer.json<Echo>().event.headers['x-edge-secret'];
    };
    const before = await secret(first);
    await first.stop();
    expect(await secret(await start({ data }))).toBe(before);
  });

  it('belongs to one living process at a time', async () => {
    const data = path.join(directory, 'data');
    await (await start({ data })).stop();
    // The parent of this test run lives as long as it.
    writeFileSync(path.join(data, 'lock'), String(process.ppid));
    await expect(start({ data })).rejects.toThrow(/is in use by another Galley \(process \d+\)/);
    writeFileSync(path.join(data, 'lock'), '999999999');
    await expect(start({ data })).resolves.toBeDefined();
  });
});
