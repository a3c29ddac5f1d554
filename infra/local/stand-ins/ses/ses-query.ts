import type { PlainResponse } from '../http-server';
import { serviceErrorOf } from '../service-error';
import { escapeXml } from '../xml';
import type { SendEmailInput } from './outbound-email';

/** Version 1 of SES's API, which `@aws-sdk/client-ses` uses: form-encoded requests, XML responses. */
const namespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

export type QueryAction = 'SendEmail' | 'SendRawEmail';

export function queryActionOf(form: URLSearchParams): QueryAction | undefined {
  const action = form.get('Action');
  return action === 'SendEmail' || action === 'SendRawEmail' ? action : undefined;
}

/** The same mail in the format of version 2. */
export function readQueryEmail(action: QueryAction, form: URLSearchParams): SendEmailInput {
  const text = (name: string) => form.get(name) ?? undefined;
  const list = (name: string) =>
    [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);
  const common = {
    FromEmailAddress: text('Source'),
    ConfigurationSetName: text('ConfigurationSetName'),
    EmailTags: tagsOf(form),
  };
  if (action === 'SendRawEmail') {
    return {
      ...common,
      Destination: { ToAddresses: list('Destinations') },
      Content: { Raw: { Data: text('RawMessage.Data') } },
    };
  }
  return {
    ...common,
    Destination: {
      ToAddresses: list('Destination.ToAddresses'),
      CcAddresses: list('Destination.CcAddresses'),
      BccAddresses: list('Destination.BccAddresses'),
    },
    ReplyToAddresses: list('ReplyToAddresses'),
    Content: {
      Simple: {
        Subject: { Data: text('Message.Subject.Data') },
        Body: {
          Text: { Data: text('Message.Body.Text.Data') },
          Html: { Data: text('Message.Body.Html.Data') },
        },
      },
    },
  };
}

const tagsOf = (form: URLSearchParams) =>
  [...form]
    .filter(([key]) => /^Tags\.member\.\d+\.Name$/.test(key))
    .map(([key, Name]) => ({ Name, Value: form.get(key.replace(/Name$/, 'Value')) ?? '' }));

export const queryResponse = (action: QueryAction, messageId: string): PlainResponse =>
  xml(
    200,
    `<${action}Response xmlns="${namespace}"><${action}Result><MessageId>${escapeXml(messageId)}</MessageId>` +
      `</${action}Result><ResponseMetadata><RequestId>local</RequestId></ResponseMetadata></${action}Response>`,
  );

/** Error codes of version 2 that have another name in version 1. */
const queryCodes: Record<string, string> = {
  BadRequestException: 'InvalidParameterValue',
  NotFoundException: 'ConfigurationSetDoesNotExist',
  TooManyRequestsException: 'Throttling',
  InternalServiceErrorException: 'InternalFailure',
  MissingAuthenticationTokenException: 'MissingAuthenticationToken',
  UnknownOperationException: 'InvalidAction',
};

export function queryErrorResponse(error: unknown): PlainResponse {
  const known = serviceErrorOf(error);
  const code = queryCodes[known.code] ?? known.code;
  return xml(
    // Version 1 has no 404.
    known.status === 404 ? 400 : known.status,
    `<ErrorResponse xmlns="${namespace}"><Error><Type>${known.status < 500 ? 'Sender' : 'Receiver'}</Type>` +
      `<Code>${code}</Code><Message>${escapeXml(known.message)}</Message></Error><RequestId>local</RequestId></ErrorResponse>`,
  );
}

const xml = (status: number, body: string): PlainResponse => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0"?>${body}`,
});
