import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, beforeEach } from 'vitest';
import { AccessDenied, type AwsCall, type StandIn } from '../../stand-in';
import type { SesEvent } from '../mail-events';
import { type SesStandIn, startSes } from '../ses-stand-in';

export let ses: SesStandIn;
export let client: SESv2Client;
export let calls: AwsCall[];
/** Values that a test may set. */
export const given = { isDenied: false };

export let events: SesEvent[];
export const simulated = (name: string) => `${name}@simulator.amazonses.com`;

export const verified = ['galley.example', 'boss@acme.example'];

export const clientOf = ({ endpoint }: StandIn) =>
  new SESv2Client({
    region: 'eu-west-1',
    endpoint,
    credentials: { accessKeyId: 'MAILER', secretAccessKey: 'x' },
    maxAttempts: 1,
  });

export const send = (more: object = {}, subject = 'Your code') =>
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

/** Creates a stand-in for each test. */
export function startSesPerTest(): void {
  beforeEach(async () => {
    calls = [];
    events = [];
    given.isDenied = false;
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
        if (given.isDenied) throw new AccessDenied(call);
      },
    });
    client = clientOf(ses);
  });
  afterEach(async () => {
    client.destroy();
    await ses.stop();
  });
}
