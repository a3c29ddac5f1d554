import { describe, expect, it } from 'vitest';
import type { MailEvent } from './mail-event';
import { afterReturn, type ReturnedMail, returnedMail } from './returned-mail';

type Bounce = Extract<MailEvent, { eventType: 'Bounce' }>['bounce'];
const at = '2026-11-20T10:00:00.000Z';
const mail = { timestamp: at, tags: {} };

const bounced = (
  recipient: Partial<Bounce['bouncedRecipients'][number]> = {},
  changes: Partial<Bounce> = {},
): MailEvent => ({
  eventType: 'Bounce',
  mail,
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    timestamp: at,
    bouncedRecipients: [{ emailAddress: 'desk@acme.example', action: 'failed', ...recipient }],
    ...changes,
  },
});
const complained = (changes: object): MailEvent => ({
  eventType: 'Complaint',
  mail,
  complaint: { complainedRecipients: [{ emailAddress: 'desk@acme.example' }], timestamp: at, ...changes },
});
const why = (event: MailEvent) => returnedMail(event)?.recipients[0]?.why;

describe('a returned mail', () => {
  it('is described in words, with the message of the other server', () => {
    const diagnosticCode = 'smtp; 550 5.1.1\n user  unknown.';
    expect(why(bounced({ status: '5.1.1', diagnosticCode }))).toBe(
      'There is no such mailbox (550 5.1.1 user unknown).',
    );
    expect(why(bounced({}, { bounceSubType: 'MailboxFull', bounceType: 'Transient' }))).toBe(
      'The mailbox is full.',
    );
    expect(why(bounced({ status: '5.7.1' }))).toBe('Its mail server does not accept the email.');
    expect(why(bounced({ diagnosticCode: 'x'.repeat(5_000) }))?.length).toBeLessThan(300);
  });

  it.each(['Suppressed', 'OnAccountSuppressionList'])(
    'names who has to lift the suppression where SES holds mail back: %s',
    (subType) => {
      expect(why(bounced({ status: '5.1.1' }, { bounceSubType: subType }))).toContain('suppression list');
    },
  );

  it('excludes automatic replies', () => {
    const answer = { bounceType: 'Transient', bounceSubType: 'General' };
    expect(returnedMail(bounced({ action: undefined }, answer))).toBeUndefined();
    expect(returnedMail(bounced({ action: 'failed' }, answer))?.state).toBe('bounced');
  });

  it('includes complaints, unless the recipient moved the mail out of the spam folder', () => {
    expect(returnedMail(complained({ complaintFeedbackType: 'abuse' }))?.state).toBe('complained');
    expect(returnedMail(complained({}))?.state).toBe('complained');
    expect(returnedMail(complained({ complaintFeedbackType: 'not-spam' }))).toBeUndefined();
  });

  it('includes a mail that SES rejected, for all its recipients', () => {
    const event: MailEvent = {
      eventType: 'Reject',
      mail: { ...mail, destination: ['a@acme.example', 'b@acme.example'] },
      reject: { reason: 'Bad content' },
    };
    expect(returnedMail(event)?.recipients).toEqual([
      { email: 'a@acme.example', why: 'Amazon SES refused to send the email: Bad content.' },
      { email: 'b@acme.example', why: 'Amazon SES refused to send the email: Bad content.' },
    ]);
  });
});

describe('a submission’s mail', () => {
  const from = (email: string, state: ReturnedMail['state'] = 'bounced'): ReturnedMail => ({
    state,
    at,
    recipients: [{ email, why: 'No.' }],
  });

  it('has a line for each recipient, in any order of the events', () => {
    const once = afterReturn({ mailState: 'retrying', mailReason: 'SES was down' }, from('a'));
    expect(once).toEqual({ mailState: 'bounced', mailReason: 'a: No.' });
    const twice = afterReturn(once ?? fail(), from('b'));
    expect(twice).toEqual({ mailState: 'bounced', mailReason: 'a: No.\nb: No.' });
  });

  it('does not change when the same event comes again', () => {
    expect(afterReturn({ mailState: 'bounced', mailReason: 'a: No.' }, from('a'))).toBeUndefined();
    const long = { ...from('a'), recipients: [{ email: 'a', why: 'x'.repeat(3_000) }] };
    const next = afterReturn({ mailState: 'sent', mailReason: '' }, long) ?? fail();
    expect(next.mailReason.length).toBe(1_000);
    expect(afterReturn(next, long)).toBeUndefined();
  });

  it('stays bounced when another recipient marks it as spam, and becomes bounced after a complaint', () => {
    const complaint = from('b', 'complained');
    const bouncedFirst = afterReturn({ mailState: 'bounced', mailReason: 'a: No.' }, complaint);
    expect(bouncedFirst).toEqual({ mailState: 'bounced', mailReason: 'a: No.\nb: No.' });
    const complainedFirst = afterReturn({ mailState: 'complained', mailReason: 'b: No.' }, from('a'));
    expect(complainedFirst).toEqual({ mailState: 'bounced', mailReason: 'b: No.\na: No.' });
  });
});

function fail(): never {
  throw new Error('Nothing changed.');
}
