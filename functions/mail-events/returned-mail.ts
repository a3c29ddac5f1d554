import type { MailState } from '@galley/shared/schemas/submission';
import type { MailEvent } from './mail-event';

/** A mail that bounced, or that a recipient complained about. */
export interface ReturnedMail {
  state: Extract<MailState, 'bounced' | 'complained'>;
  /** ISO 8601: when SES learned of it. */
  at: string;
  recipients: { email: string; why: string }[];
}

type BounceEvent = Extract<MailEvent, { eventType: 'Bounce' }>;
type Recipient = BounceEvent['bounce']['bouncedRecipients'][number];

const heldBack =
  'Email to this address bounced before or was marked as spam, so Amazon SES holds it back now. When the mailbox works, ask the vendor to remove the address from the suppression list.';
const markedAsSpam =
  'A recipient at this address marked the email as spam, so Amazon SES holds back further email. Ask the vendor to remove the address from the suppression list when email is wanted there again.';

const byStatus: Record<string, string> = {
  '5.1.1': 'There is no such mailbox',
  '5.1.10': 'There is no such mailbox',
  '5.1.2': 'There is no such domain',
  '5.2.2': 'The mailbox is full',
};
const bySubType: Record<string, string> = {
  NoEmail: 'There is no such mailbox',
  MailboxFull: 'The mailbox is full',
  MessageTooLarge: 'The email is too large for this mailbox',
  ContentRejected: 'Its mail server rejects the content of the email',
};
const longestDiagnosis = 200;

/** An event in words for the company's staff; undefined where nothing came back. */
export function returnedMail(event: MailEvent): ReturnedMail | undefined {
  switch (event.eventType) {
    case 'Bounce': {
      const { bounce } = event;
      if (isAutomaticReply(bounce)) return undefined;
      const recipients = bounce.bouncedRecipients.map((recipient) => ({
        email: recipient.emailAddress,
        why: whyItBounced(bounce.bounceSubType, recipient),
      }));
      return { state: 'bounced', at: bounce.timestamp, recipients };
    }
    case 'Complaint': {
      const { complaint } = event;
      // The recipient marked the mail as not spam.
      if (complaint.complaintFeedbackType === 'not-spam') return undefined;
      const why = complaint.complaintSubType === 'OnAccountSuppressionList' ? heldBack : markedAsSpam;
      const recipients = complaint.complainedRecipients.map(({ emailAddress }) => ({
        email: emailAddress,
        why,
      }));
      return { state: 'complained', at: complaint.timestamp, recipients };
    }
    case 'Reject': {
      const why = `Amazon SES refused to send the email: ${event.reject.reason}.`;
      return {
        state: 'bounced',
        at: event.mail.timestamp,
        recipients: event.mail.destination.map((email) => ({ email, why })),
      };
    }
  }
}

/** An 'out of office' reply comes as a general, transient bounce without any server reporting a failure. */
function isAutomaticReply({ bounceType, bounceSubType, bouncedRecipients }: BounceEvent['bounce']): boolean {
  return (
    bounceType === 'Transient' &&
    bounceSubType === 'General' &&
    bouncedRecipients.every(({ action }) => action !== 'failed')
  );
}

function whyItBounced(subType: string, { status = '', diagnosticCode = '' }: Recipient): string {
  if (subType === 'Suppressed' || subType === 'OnAccountSuppressionList') return heldBack;
  const what = byStatus[status] ?? bySubType[subType] ?? 'Its mail server does not accept the email';
  const diagnosis = diagnosticCode
    .replace(/^smtp;\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .slice(0, longestDiagnosis);
  return diagnosis ? `${what} (${diagnosis}).` : `${what}.`;
}

interface MailOfSubmission {
  mailState: MailState;
  mailReason: string;
}

const longestReason = 1_000;

/**
 * A submission's mail after some of its recipients did not get it. Events come in any order and more than
 * once: undefined where this one changes nothing.
 */
export function afterReturn(
  mail: MailOfSubmission,
  { state, recipients }: ReturnedMail,
): MailOfSubmission | undefined {
  // Before a bounce, the reason was about sending.
  const lines = isReturned(mail.mailState) ? mail.mailReason.split('\n') : [];
  for (const { email, why } of recipients) {
    const line = `${email}: ${why}`;
    if (!lines.includes(line)) lines.push(line);
  }
  const next = {
    // A bounce is more important than a complaint.
    mailState: mail.mailState === 'bounced' ? mail.mailState : state,
    mailReason: lines.join('\n').slice(0, longestReason),
  };
  const isSame = next.mailState === mail.mailState && next.mailReason === mail.mailReason;
  return isSame ? undefined : next;
}

const isReturned = (state: MailState) => state === 'bounced' || state === 'complained';
