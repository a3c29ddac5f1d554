import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GetAccountCommand, SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessDenied, type AwsCall, type StandIn } from '../stand-in';
import type { SesEvent } from './mail-events';
import { startMailbox } from './mailbox';
import { type SesStandIn, startSes } from './ses-stand-in';

let ses: SesStandIn;
let client: SESv2Client;
let calls: AwsCall[];
let isDenied = false;

let events: SesEvent[];
const simulated = (name: string) => `${name}@simulator.amazonses.com`;

const verified = ['galley.example', 'boss@acme.example'];

beforeEach(async () => {
  calls = [];
  events = [];
  isDenied = false;
  ses = await startSes({
    verified,
    configurationSets: [
      { name: 'mails', published: ['bounce', 'complaint'] },
      { name: 'silent', published: [] },
    ],
    publish: (event) => events.push(event),
    now: () => Date.parse('2026-03-01T10:00:00Z') + calls.length,
    authorize(call) {
      calls.push(call);
      if (isDenied) throw new AccessDenied(call);
    },
  });
  client = clientOf(ses);
});

afterEach(async () => {
  client.destroy();
  await ses.stop();
});

const clientOf = ({ endpoint }: StandIn) =>
  new SESv2Client({
    region: 'eu-west-1',
    endpoint,
    credentials: { accessKeyId: 'MAILER', secretAccessKey: 'x' },
    maxAttempts: 1,
  });

const send = (more: object = {}, subject = 'Your code') =>
  client.send(
    new SendEmailCommand({
      FromEmailAddress: 'Galley <no-reply@galley.example>',
      Destination: { ToAddresses: ['ann@acme.example'] },
      Content: {
        Simple: {
          Subject: { Data: subject },
          Body: { Text: { Data: '123456' }, Html: { Data: '<b>123456</b>' } },
        },
      },
      ...more,
    }),
  );

describe('sending', () => {
  test('a simple message keeps every recipient and is found newest first', async () => {
    const { MessageId } = await send({
      Destination: {
        ToAddresses: ['ann@acme.example', 'Bob <bob@acme.example>'],
        CcAddresses: ['cc1@acme.example', 'cc2@acme.example'],
        BccAddresses: ['bcc@acme.example'],
      },
    });
    await send({}, 'Second ✓');
    expect(ses.messages().map(({ subject }) => subject)).toEqual(['Second ✓', 'Your code']);
    expect(ses.messages()[1]).toEqual({
      id: MessageId,
      from: 'Galley <no-reply@galley.example>',
      to: [
        'ann@acme.example',
        'Bob <bob@acme.example>',
        'cc1@acme.example',
        'cc2@acme.example',
        'bcc@acme.example',
      ],
      subject: 'Your code',
      text: '123456',
      html: '<b>123456</b>',
      timestamp: '2026-03-01T10:00:00.001Z',
    });
  });

  test('a raw message is read, and its blind recipients kept', async () => {
    const raw = [
      'From: boss@acme.example',
      'To: Ann <ann@acme.example>',
      'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
      'MIME-Version: 1.0',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Hello</p>',
    ].join('\r\n');
    await send({
      FromEmailAddress: undefined,
      Destination: { ToAddresses: ['ann@acme.example', 'hidden@acme.example'] },
      Content: { Raw: { Data: Buffer.from(raw) } },
    });
    expect(ses.messages()[0]).toMatchObject({
      from: 'boss@acme.example',
      to: ['ann@acme.example', 'hidden@acme.example'],
      subject: 'Grüße',
    });
    expect(ses.messages()[0]?.html.trim()).toBe('<p>Hello</p>');
    expect(calls.at(-1)?.action).toBe('ses:SendRawEmail');
  });

  test('by an unverified sender is rejected, by any address of a verified domain not', async () => {
    await expect(send({ FromEmailAddress: 'x@evil.example' })).rejects.toMatchObject({
      name: 'MessageRejected',
    });
    await expect(send({ FromEmailAddress: 'x@notgalley.example' })).rejects.toMatchObject({
      name: 'MessageRejected',
    });
    await send({ FromEmailAddress: 'any@mail.galley.example' });
    await send({ FromEmailAddress: 'boss@acme.example' });
    expect(ses.messages()).toHaveLength(2);
  });

  test.each([
    'nobody',
    'a@b',
    'a b@acme.example',
    'ann@acme.example, bob@acme.example',
    'ann@acme.example\r\nBcc: x@evil.example',
  ])('to %j is a bad request', async (address) => {
    await expect(send({ Destination: { ToAddresses: [address] } })).rejects.toMatchObject({
      name: 'BadRequestException',
    });
    expect(ses.messages()).toEqual([]);
  });

  test('to nobody, or to more than fifty, is a bad request', async () => {
    await expect(send({ Destination: {} })).rejects.toMatchObject({ name: 'BadRequestException' });
    const ToAddresses = Array.from({ length: 51 }, (_, n) => `u${n}@acme.example`);
    await expect(send({ Destination: { ToAddresses } })).rejects.toThrow('exceeds 50');
  });

  test('needs permission for the identity and the sender', async () => {
    await send();
    expect(calls).toEqual([
      {
        service: 'ses',
        action: 'ses:SendEmail',
        accessKeyId: 'MAILER',
        resource: 'arn:aws:ses:eu-west-1:000000000000:identity/galley.example',
        conditionKeys: { 'ses:FromAddress': 'no-reply@galley.example' },
      },
    ]);
    isDenied = true;
    await expect(send()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(ses.messages()).toHaveLength(1);
  });

  test('with a configuration set needs permission for that too, and a set that is there', async () => {
    await send({ ConfigurationSetName: 'mails' });
    expect(calls.map(({ resource }) => resource.split(':').at(-1))).toEqual([
      'identity/galley.example',
      'configuration-set/mails',
    ]);
    await expect(send({ ConfigurationSetName: 'other' })).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  test('takes letters, digits, hyphens and underscores in tags, and nothing else', async () => {
    await send({ EmailTags: [{ Name: 'for', Value: 'A-1_b' }] });
    const address = { EmailTags: [{ Name: 'for', Value: 'ann@acme.example' }] };
    await expect(send(address)).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  test('to the simulator is told to who listens, one event for each recipient, as the set says', async () => {
    const to = [
      'ann@acme.example',
      ...['bounce+1', 'complaint', 'suppressionlist', 'success'].map(simulated),
    ];
    const tags = { EmailTags: [{ Name: 'company', Value: 'acme' }] };
    const mail = { ...tags, ConfigurationSetName: 'mails', Destination: { ToAddresses: to } };
    await send(mail);
    await expect.poll(() => events).toHaveLength(3);
    expect(events.map((event) => event['detail-type'])).toEqual([
      'Email Bounced',
      'Email Complaint Received',
      'Email Bounced',
    ]);
    expect(events[0]).toMatchObject({
      source: 'aws.ses',
      resources: ['arn:aws:ses:eu-west-1:000000000000:configuration-set/mails'],
      detail: {
        eventType: 'Bounce',
        bounce: { bouncedRecipients: [{ emailAddress: simulated('bounce+1'), status: '5.1.1' }] },
        mail: {
          destination: to,
          tags: { company: ['acme'], 'ses:configuration-set': ['mails'] },
        },
      },
    });
    await send({ ...mail, ConfigurationSetName: 'silent' });
    await send({ Destination: { ToAddresses: to } });
    await send({ ...mail, Destination: { ToAddresses: [simulated('bounce+2')] } });
    await expect.poll(() => events).toHaveLength(4);
    expect(JSON.stringify(events[3])).toContain('bounce+2');
  });

  test('the account can be asked for its quota', async () => {
    const account = await client.send(new GetAccountCommand({}));
    expect(account.SendQuota?.Max24HourSend).toBeGreaterThan(0);
  });
});

describe('the inbox', () => {
  test('can be waited for', async () => {
    const waiting = ses.waitFor(({ to }) => to.includes('ann@acme.example'));
    await send();
    expect((await waiting).text).toBe('123456');
    await expect(ses.waitFor(() => false, 10)).rejects.toThrow('No such message');
  });

  test('survives a restart and a half-written last line', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'galley-ses-'));
    try {
      const first = await startSes({ verified, directory });
      const sender = clientOf(first);
      const input = {
        FromEmailAddress: 'a@galley.example',
        Destination: { ToAddresses: ['b@acme.example'] },
        Content: { Simple: { Subject: { Data: 'One' }, Body: { Text: { Data: 'x' } } } },
      };
      await sender.send(new SendEmailCommand(input));
      sender.destroy();
      await first.stop();
      appendFileSync(path.join(directory, 'messages.jsonl'), '{"id":"half');
      const second = await startSes({ verified, directory });
      expect(second.messages().map(({ subject }) => subject)).toEqual(['One']);
      second.clear();
      await second.stop();
      const third = await startSes({ verified, directory });
      expect(third.messages()).toEqual([]);
      await third.stop();
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});

describe('the mailbox', () => {
  test('serves a page that runs no script of a message, and the messages as JSON', async () => {
    const mailbox = await startMailbox(ses);
    await send();
    const page = await fetch(mailbox.endpoint);
    const html = await page.text();
    expect(html).toContain('sandbox="');
    expect(html).not.toContain('allow-scripts');
    expect(html).not.toContain('allow-same-origin');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await fetch(`${mailbox.endpoint}/mailbox.js`)).headers.get('content-type')).toContain(
      'javascript',
    );
    expect((await fetch(`${mailbox.endpoint}/mailbox.css`)).status).toBe(200);
    const messages = await (await fetch(`${mailbox.endpoint}/api/messages`)).json();
    expect(messages).toEqual(ses.messages());
    expect(Object.keys(messages[0])).toEqual(['id', 'to', 'from', 'subject', 'text', 'html', 'timestamp']);
    const deleted = await fetch(`${mailbox.endpoint}/api/messages`, { method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect(ses.messages()).toEqual([]);
    expect((await fetch(`${mailbox.endpoint}/nothing`)).status).toBe(404);
    await mailbox.stop();
  });
});
