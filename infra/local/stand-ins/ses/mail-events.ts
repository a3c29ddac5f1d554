import { randomUUID } from 'node:crypto';
import type { SentMessage } from './inbox';
import { bareEmail } from './outbound-email';

/** An SES event in EventBridge's format. */
export interface SesEvent {
  version: '0';
  id: string;
  source: 'aws.ses';
  'detail-type': string;
  account: string;
  /** ISO 8601. */
  time: string;
  region: string;
  resources: string[];
  detail: Record<string, unknown>;
}

export interface SentFrom {
  region: string;
  account: string;
  configurationSet: string;
  /** The events that the configuration set publishes: `bounce`. */
  published: readonly string[];
  tags: Record<string, string[]>;
}

interface Fate {
  /** The name in the configuration set's destination. */
  type: string;
  detailType: string;
  detail: (email: string, timestamp: string) => Record<string, unknown>;
}

const bounce = (subType: string, status: string, diagnosticCode: string): Fate => ({
  type: 'bounce',
  detailType: 'Email Bounced',
  detail: (email, timestamp) => ({
    eventType: 'Bounce',
    bounce: {
      feedbackId: randomUUID(),
      bounceType: 'Permanent',
      bounceSubType: subType,
      bouncedRecipients: [{ emailAddress: email, action: 'failed', status, diagnosticCode }],
      timestamp,
      reportingMTA: 'dns; laptop.amazonses.com',
    },
  }),
});

/** SES's own simulator: the results of mail to these names at simulator.amazonses.com. */
const fates: Record<string, Fate> = {
  bounce: bounce('General', '5.1.1', 'smtp; 550 5.1.1 user unknown'),
  suppressionlist: bounce('Suppressed', '5.1.1', 'Amazon SES has suppressed sending to this address'),
  complaint: {
    type: 'complaint',
    detailType: 'Email Complaint Received',
    detail: (email, timestamp) => ({
      eventType: 'Complaint',
      complaint: {
        feedbackId: randomUUID(),
        complaintSubType: null,
        complainedRecipients: [{ emailAddress: email }],
        complaintFeedbackType: 'abuse',
        timestamp,
      },
    }),
  },
};

/** The events of a mail: one for each recipient at the simulator; all others receive it in the mailbox. */
export function eventsOf(message: SentMessage, sentFrom: SentFrom): SesEvent[] {
  const { region, account, configurationSet, published, tags } = sentFrom;
  const destination = [...message.to, ...message.cc, ...message.bcc].map(bareEmail);
  const arn = (resource: string) => `arn:aws:ses:${region}:${account}:${resource}`;
  const mail = {
    timestamp: message.timestamp,
    source: message.from,
    sourceArn: arn(`identity/${bareEmail(message.from).split('@')[1]}`),
    sendingAccountId: account,
    messageId: message.id,
    destination,
    headersTruncated: false,
    tags: { ...tags, 'ses:configuration-set': [configurationSet] },
  };
  return destination.flatMap((email) => {
    const fate = fateOf(email);
    if (!fate || !published.includes(fate.type)) return [];
    return [
      {
        version: '0' as const,
        id: randomUUID(),
        source: 'aws.ses' as const,
        'detail-type': fate.detailType,
        account,
        time: message.timestamp,
        region,
        resources: [arn(`configuration-set/${configurationSet}`)],
        detail: { ...fate.detail(email, message.timestamp), mail },
      },
    ];
  });
}

/** `bounce+anything@simulator.amazonses.com` bounces, too, so that tests can distinguish mails. */
function fateOf(email: string): Fate | undefined {
  const [, name = ''] = /^([a-z]+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i.exec(email) ?? [];
  return fates[name.toLowerCase()];
}
