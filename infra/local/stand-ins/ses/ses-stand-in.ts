import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../http-server';
import { guard } from '../request-guard';
import {
  jsonErrorResponse,
  jsonFailure,
  jsonResponse,
  parseJsonObject,
  ServiceError,
  unsigned,
} from '../service-error';
import { readAccessKeyId } from '../signature';
import { defaultAccount, defaultRegion, type StandIn, type StandInOptions } from '../stand-in';
import { Inbox, type Message } from './inbox';
import { eventsOf, type SesEvent } from './mail-events';
import { bareEmail, readOutbound, readTags, type SendEmailInput } from './outbound-email';
import { queryActionOf, queryErrorResponse, queryResponse, readQueryEmail } from './ses-query';

export interface SesOptions extends StandInOptions {
  /** Domains and email addresses that may be the sender. */
  verified: string[];
  /** The configuration sets that mails may name, with the events that each publishes. */
  configurationSets?: { name: string; published: string[] }[];
  /** Receives the events of the simulator's email addresses, a moment after the mail was accepted. */
  publish?: (event: SesEvent) => void;
}

export interface SesStandIn extends StandIn {
  /** Newest first. */
  messages(): Message[];
  /**
   * The newest message that matches, as soon as there is one.
   * @throws Error after `timeoutMs` (5 s)
   */
  waitFor(matches: (message: Message) => boolean, timeoutMs?: number): Promise<Message>;
  clear(): void;
}

/**
 * Starts the local SES: SendEmail (simple and raw) in both versions of its API, and GetAccount of version 2.
 * The product sends with version 1; the commands use version 2 for what the first does not offer.
 */
export async function startSes(options: SesOptions): Promise<SesStandIn> {
  const inbox = new Inbox(options.directory);
  const server = await listen(options, (request, response) => respond(inbox, options, request, response));
  return {
    ...server,
    messages: () => inbox.messages(),
    waitFor: (matches, timeoutMs) => inbox.waitFor(matches, timeoutMs),
    clear: () => inbox.clear(),
  };
}

async function respond(
  inbox: Inbox,
  options: SesOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const body = await readBody(request);
  const route = `${request.method} ${request.url?.split('?')[0]}`;
  const isQuery = route === 'POST /';
  try {
    const accessKeyId = readAccessKeyId(request.headers, unsigned);
    const send = (input: SendEmailInput, answered: (id: string) => PlainResponse) =>
      sendEmail(inbox, options, { input, accessKeyId, response, answered });
    if (isQuery) {
      const form = new URLSearchParams(body.toString());
      const action = queryActionOf(form);
      if (action) return await send(readQueryEmail(action, form), (id) => queryResponse(action, id));
    }
    if (route === 'POST /v2/email/outbound-emails') {
      return await send(parseJsonObject(body), (MessageId) => jsonResponse({ MessageId }));
    }
    if (route === 'GET /v2/email/account') return await getAccount(options, accessKeyId, response);
    throw new ServiceError('UnknownOperationException', `The local SES does not know ${route}`, 404);
  } catch (error) {
    return isQuery ? queryErrorResponse(error) : jsonErrorResponse(error);
  }
}

interface Sending {
  input: SendEmailInput;
  accessKeyId: string;
  response: ServerResponse;
  /** Formats the response for the requested version. */
  answered: (messageId: string) => PlainResponse;
}

async function sendEmail(
  inbox: Inbox,
  options: SesOptions,
  { input, accessKeyId, response, answered }: Sending,
): Promise<PlainResponse | undefined> {
  const message = await readOutbound(input);
  const tags = readTags(input);
  const from = bareEmail(message.from);
  const { region = defaultRegion, account = defaultAccount } = options;
  const identity = options.verified.find((verified) => isSentBy(from, verified));
  const call = {
    service: 'ses' as const,
    action: input.Content?.Raw ? 'ses:SendRawEmail' : 'ses:SendEmail',
    accessKeyId,
    resource: `arn:aws:ses:${region}:${account}:identity/${identity ?? from.split('@')[1]}`,
    conditionKeys: { 'ses:FromAddress': from },
  };
  const { ConfigurationSetName: setName } = input;
  // A caller who names a configuration set also needs permission to use it.
  const needs = setName
    ? [call, { ...call, resource: `arn:aws:ses:${region}:${account}:configuration-set/${setName}` }]
    : [call];
  const request = { call, needs, operation: 'SendEmail', input, failure: jsonFailure };
  return guard(options, request, response, () => {
    const set = options.configurationSets?.find(({ name }) => name === setName);
    if (setName && !set) {
      throw new ServiceError('NotFoundException', `Configuration set <${setName}> does not exist.`, 404);
    }
    if (!identity) {
      throw new ServiceError(
        'MessageRejected',
        `Email address is not verified. The following identities failed the check in region ${region.toUpperCase()}: ${message.from}`,
      );
    }
    const id = randomUUID();
    const sent = { ...message, id, timestamp: new Date((options.now ?? Date.now)()).toISOString() };
    inbox.add(sent);
    if (set) {
      const { name: configurationSet, published } = set;
      const events = eventsOf(sent, { region, account, configurationSet, published, tags });
      // As on AWS, events come after the sender got the response.
      setImmediate(() => events.forEach((event) => void options.publish?.(event)));
    }
    return answered(id);
  });
}

/** A verified domain covers all email addresses in it and in its subdomains. */
function isSentBy(email: string, verified: string): boolean {
  const sender = email.toLowerCase();
  const identity = verified.toLowerCase();
  if (identity.includes('@')) return sender === identity;
  return sender.endsWith(`@${identity}`) || sender.endsWith(`.${identity}`);
}

function getAccount(options: SesOptions, accessKeyId: string, response: ServerResponse) {
  const call = { service: 'ses' as const, action: 'ses:GetAccount', accessKeyId, resource: '*' };
  return guard(options, { call, operation: 'GetAccount', input: {}, failure: jsonFailure }, response, () =>
    jsonResponse({
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      EnforcementStatus: 'HEALTHY',
      SendQuota: { Max24HourSend: 50_000, MaxSendRate: 14, SentLast24Hours: 0 },
    }),
  );
}
