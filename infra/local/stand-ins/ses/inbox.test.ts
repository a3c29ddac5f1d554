import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Inbox } from './inbox';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'galley-inbox-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const message = (subject: string) => ({
  id: subject,
  from: 'no-reply@galley.example',
  to: ['ann@acme.example'],
  cc: [],
  bcc: [],
  replyTo: [],
  subject,
  text: '',
  html: '',
  attachments: [],
  timestamp: '2026-01-01T00:00:00.000Z',
});

test('keeps the last thousand messages, in memory and in its file', () => {
  const inbox = new Inbox(directory);
  for (let number = 1; number <= 2_100; number += 1) inbox.add(message(`No. ${number}`));
  const subjects = inbox.messages().map(({ subject }) => subject);
  expect(subjects).toHaveLength(1_000);
  expect([subjects[0], subjects.at(-1)]).toEqual(['No. 2100', 'No. 1101']);
  const lines = readFileSync(path.join(directory, 'messages.jsonl'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(1_099);
  expect(new Inbox(directory).messages()).toEqual(inbox.messages());
});
