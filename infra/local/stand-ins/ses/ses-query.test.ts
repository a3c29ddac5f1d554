import { DeleteIdentityCommand, SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessDenied, type AwsCall } from '../stand-in';
import type { SesEvent } from './mail-events';
import { type SesStandIn, startSes } from './ses-stand-in';

/** Version 1 of the API, which the product uses for its mails. */
let ses: SesStandIn;
let client: SESClient;
let calls: AwsCall[];
let events: SesEvent[];
let isDenied: boolean;
let fault: 'throttle' | undefined;

beforeEach(async () => {
  calls = [];
  events = [];
  isDenied = false;
  fault = undefined;
  ses = await startSes({
    verified: ['galley.example'],
    configurationSets: [{ name: 'mails', published: ['bounce'] }],
    publish: (event) => events.push(event),
    fault: () => fault,
    authorize(call) {
      calls.push(call);
      if (isDenied) throw new AccessDenied(call);
    },
  });
  client = new SESClient({
    region: 'eu-west-1',
    endpoint: ses.endpoint,
    credentials: { accessKeyId: 'MAILER', secretAccessKey: 'x' },
    maxAttempts: 1,
  });
});
afterEach(async () => {
  client.destroy();
  await ses.stop();
});

const input = {
  Source: 'Galley <no-reply@galley.example>',
  ConfigurationSetName: 'mails',
  Tags: [
    { Name: 'company', Value: 'acme' },
    { Name: 'submission', Value: '4000000012' },
  ],
  Destination: {
    ToAddresses: ['ann@acme.example', 'Bob <bob@acme.example>'],
    BccAddresses: ['c@acme.example'],
  },
  ReplyToAddresses: ['visitor@else.example'],
  Message: {
    Subject: { Data: 'Ihr Code & mehr ✓', Charset: 'UTF-8' },
    Body: { Text: { Data: 'a=b&c+d %20' }, Html: { Data: '<b>ü</b>' } },
  },
};
const send = (more: object = {}) => client.send(new SendEmailCommand({ ...input, ...more }));

describe('version 1 of SES', () => {
  test('accepts a mail with all its recipients and keeps its characters', async () => {
    const { MessageId } = await send();
    expect(ses.messages()).toEqual([
      expect.objectContaining({
        id: MessageId,
        from: 'Galley <no-reply@galley.example>',
        to: ['ann@acme.example', 'Bob <bob@acme.example>', 'c@acme.example'],
        subject: 'Ihr Code & mehr ✓',
        text: 'a=b&c+d %20',
        html: '<b>ü</b>',
      }),
    ]);
  });

  test('checks the identity and the configuration set, with the sender', async () => {
    await send();
    expect(calls.map(({ action, resource, conditionKeys }) => [action, resource, conditionKeys])).toEqual(
      ['identity/galley.example', 'configuration-set/mails'].map((resource) => [
        'ses:SendEmail',
        `arn:aws:ses:eu-west-1:000000000000:${resource}`,
        { 'ses:FromAddress': 'no-reply@galley.example' },
      ]),
    );
  });

  test('publishes the events of a mail with its tags', async () => {
    await send({ Destination: { ToAddresses: ['bounce@simulator.amazonses.com'] } });
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      detail: { mail: { tags: { company: ['acme'], submission: ['4000000012'] } } },
    });
  });

  test('accepts a raw mail', async () => {
    const raw = 'From: no-reply@galley.example\r\nTo: ann@acme.example\r\nSubject: Raw\r\n\r\nWords';
    await client.send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(raw) } }));
    expect(ses.messages()).toEqual([expect.objectContaining({ to: ['ann@acme.example'], subject: 'Raw' })]);
    expect(calls[0]?.action).toBe('ses:SendRawEmail');
  });

  test.each([
    ['MessageRejected', { Source: 'someone@else.example' }],
    ['ConfigurationSetDoesNotExist', { ConfigurationSetName: 'unknown' }],
    ['InvalidParameterValue', { Destination: { ToAddresses: ['ann smith@acme.example'] } }],
    ['InvalidParameterValue', { Destination: { ToAddresses: Array(51).fill('a@acme.example') } }],
    ['InvalidParameterValue', { Tags: [{ Name: 'company', Value: 'a b' }] }],
  ])('rejects with %s, in the form that the SDK reads: %j', async (name, more) => {
    // The SDK's error classes have the suffix where the model names one.
    await expect(send(more)).rejects.toMatchObject({ name: expect.stringMatching(`^${name}(Exception)?$`) });
    expect(ses.messages()).toEqual([]);
  });

  test('rejects what the role does not grant, and what exceeds limits, as XML that the SDK reads', async () => {
    isDenied = true;
    await expect(send()).rejects.toMatchObject({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } });
    isDenied = false;
    fault = 'throttle';
    await expect(send()).rejects.toMatchObject({ name: 'Throttling' });
  });

  test('supports no other action', async () => {
    const deletion = client.send(new DeleteIdentityCommand({ Identity: 'galley.example' }));
    await expect(deletion).rejects.toMatchObject({ name: 'InvalidAction' });
  });
});
