import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, test } from 'vitest';
import { startMailbox } from './mailbox';
import { startSes } from './ses-stand-in';
import { clientOf, send, ses, startSesPerTest, verified } from './testing/ses-per-test';

startSesPerTest();

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
