import { GetAccountCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, test } from 'vitest';
import { calls, client, events, given, send, ses, simulated, startSesPerTest } from './testing/ses-per-test';

startSesPerTest();

describe('sending', () => {
  test('keeps every recipient of a simple message and lists the newest first', async () => {
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

  test('parses a raw message and keeps its blind recipients', async () => {
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

  test('rejects an unverified sender, but accepts any email address of a verified domain', async () => {
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
  ])('rejects %j as a bad request', async (email) => {
    await expect(send({ Destination: { ToAddresses: [email] } })).rejects.toMatchObject({
      name: 'BadRequestException',
    });
    expect(ses.messages()).toEqual([]);
  });

  test('rejects no recipients, or more than fifty, as a bad request', async () => {
    await expect(send({ Destination: {} })).rejects.toMatchObject({ name: 'BadRequestException' });
    const ToAddresses = Array.from({ length: 51 }, (_, n) => `u${n}@acme.example`);
    await expect(send({ Destination: { ToAddresses } })).rejects.toThrow('exceeds 50');
  });

  test('requires permission for the identity and the sender', async () => {
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
    given.isDenied = true;
    await expect(send()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(ses.messages()).toHaveLength(1);
  });

  test('requires permission for a configuration set, too, and that it exists', async () => {
    await send({ ConfigurationSetName: 'mails' });
    expect(calls.map(({ resource }) => resource.split(':').at(-1))).toEqual([
      'identity/galley.example',
      'configuration-set/mails',
    ]);
    await expect(send({ ConfigurationSetName: 'other' })).rejects.toMatchObject({
      name: 'NotFoundException',
    });
  });

  test('accepts only letters, digits, hyphens and underscores in tags', async () => {
    await send({ EmailTags: [{ Name: 'for', Value: 'A-1_b' }] });
    const tagged = { EmailTags: [{ Name: 'for', Value: 'ann@acme.example' }] };
    await expect(send(tagged)).rejects.toMatchObject({ name: 'BadRequestException' });
  });

  test('publishes an event for each recipient at the simulator to the listeners of the set', async () => {
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

  test('reports the quota of the account', async () => {
    const account = await client.send(new GetAccountCommand({}));
    expect(account.SendQuota?.Max24HourSend).toBeGreaterThan(0);
  });
});
