import PostalMime, { addressParser, type Email } from 'postal-mime';
import { ServiceError } from '../service-error';
import type { SentMessage } from './inbox';

/** The supported body of SESv2 SendEmail. */
export interface SendEmailInput {
  FromEmailAddress?: string;
  Destination?: { ToAddresses?: string[]; CcAddresses?: string[]; BccAddresses?: string[] };
  ReplyToAddresses?: string[];
  ConfigurationSetName?: string;
  EmailTags?: { Name?: string; Value?: string }[];
  Content?: {
    Simple?: {
      Subject?: { Data?: string };
      Body?: { Text?: { Data?: string }; Html?: { Data?: string } };
    };
    /** Base64. */
    Raw?: { Data?: string };
    Template?: unknown;
  };
}

export type Outbound = Omit<SentMessage, 'id' | 'timestamp'>;

const maxRecipients = 50;
const maxMessageBytes = 40 * 1024 * 1024;

const badRequest = (message: string) => new ServiceError('BadRequestException', message);

/**
 * Parses and validates a message.
 * @throws ServiceError BadRequestException
 */
export async function readOutbound(input: SendEmailInput): Promise<Outbound> {
  const { Simple, Raw, Template } = input.Content ?? {};
  if (Template) throw new ServiceError('NotFoundException', 'The local SES has no templates', 404);
  if (!Simple === !Raw) throw badRequest('Content must have either Simple or Raw');
  const message = Raw ? await readRaw(Raw.Data ?? '', input) : readSimple(Simple ?? {}, input);
  checkEmails(message);
  return message;
}

const tagPattern = /^[A-Za-z0-9_-]{1,256}$/;

/**
 * The tags of a mail in the format of its events.
 * @throws ServiceError BadRequestException
 */
export function readTags({ EmailTags = [] }: SendEmailInput): Record<string, string[]> {
  for (const text of EmailTags.flatMap(({ Name, Value }) => [Name ?? '', Value ?? ''])) {
    if (!tagPattern.test(text)) throw badRequest(`Invalid tag: ${text}`);
  }
  return Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]])) as Record<string, string[]>;
}

type SimpleContent = NonNullable<NonNullable<SendEmailInput['Content']>['Simple']>;

function readSimple({ Subject, Body }: SimpleContent, input: SendEmailInput): Outbound {
  const text = Body?.Text?.Data ?? '';
  const html = Body?.Html?.Data ?? '';
  if (!text && !html) throw badRequest('The message has no body');
  if (!Subject?.Data) throw badRequest('The message has no subject');
  if (/[\r\n]/.test(Subject.Data)) throw badRequest('The subject must be one line');
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = input.Destination ?? {};
  return {
    from: input.FromEmailAddress ?? '',
    to: ToAddresses,
    cc: CcAddresses,
    bcc: BccAddresses,
    replyTo: input.ReplyToAddresses ?? [],
    subject: Subject.Data,
    text,
    html,
    attachments: [],
  };
}

/**
 * The destination of the call determines the recipients; those that the message's own headers do not name are
 * Bcc.
 */
async function readRaw(data: string, input: SendEmailInput): Promise<Outbound> {
  const raw = Buffer.from(data, 'base64');
  if (raw.length === 0) throw badRequest('The raw message is empty');
  if (raw.length > maxMessageBytes) throw badRequest(`The message is longer than ${maxMessageBytes} bytes`);
  const email = await PostalMime.parse(raw);
  const { ToAddresses = [], CcAddresses = [], BccAddresses = [] } = input.Destination ?? {};
  const destinations = [...ToAddresses, ...CcAddresses, ...BccAddresses];
  const named = { to: flatten(email.to), cc: flatten(email.cc), bcc: flatten(email.bcc) };
  const isKept = (recipient: string) => destinations.length === 0 || destinations.includes(recipient);
  const inHeaders = [...named.to, ...named.cc];
  return {
    from: input.FromEmailAddress ?? email.from?.address ?? '',
    to: named.to.filter(isKept),
    cc: named.cc.filter(isKept),
    bcc:
      destinations.length === 0
        ? named.bcc
        : destinations.filter((recipient) => !inHeaders.includes(recipient)),
    replyTo: flatten(email.replyTo),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

function flatten(addresses: Email['to']): string[] {
  return (addresses ?? []).flatMap((address) =>
    address.group ? address.group.map((member) => member.address ?? '') : [address.address ?? ''],
  );
}

function checkEmails({ from, to, cc, bcc, replyTo }: Outbound): void {
  const recipients = [...to, ...cc, ...bcc];
  if (recipients.length === 0) throw badRequest('The message has no recipient');
  if (recipients.length > maxRecipients) throw badRequest('Recipient count exceeds 50.');
  for (const email of [from, ...recipients, ...replyTo]) bareEmail(email);
}

/**
 * The `ann@acme.example` in `Ann <ann@acme.example>`.
 * @throws ServiceError BadRequestException
 */
export function bareEmail(text: string): string {
  // A line break would allow a name to add headers.
  const parsed = typeof text === 'string' && !/[\r\n]/.test(text) ? addressParser(text) : [];
  const email = parsed.length === 1 ? (parsed[0]?.address ?? '') : '';
  // The parser takes `ann smith@acme.example` for a name and an email; SES does not.
  const isPlain = text === email || /^[^<>]*<[^<>]+>$/.test(text);
  const isEmail = isPlain && /^[^\s@<>",]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email);
  if (!isEmail) throw badRequest(`Missing or illegal address: ${text}`);
  return email;
}
