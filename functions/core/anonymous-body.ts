import type { AnonymousBody, CallDeclaration } from '@galley/shared/contract/call';
import { limits } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { invalid, tooLarge } from './errors';

/**
 * Checks of a body that anyone may send, before it is parsed: its size, how many values it holds and their
 * names. Each check costs less than the parsing that it saves.
 */

const few: AnonymousBody = { bytes: limits.anonymousBodyBytes, fields: 100, names: /^/ };

/** The limits of a call that needs no session; the bodies that staff send are not checked. */
export function anonymousBodyOf({ audience, anonymousBody }: CallDeclaration): AnonymousBody | undefined {
  const isAnonymous = audience === 'public' || audience === 'anonymous' || audience === 'attempt';
  return isAnonymous ? (anonymousBody ?? few) : undefined;
}

/**
 * @throws 413 where the body is larger than the call allows, 400 where it has more fields than any form needs
 */
export function requireModestBody(event: APIGatewayProxyEventV2, most: AnonymousBody): void {
  const type = event.headers['content-type'] ?? 'application/json';
  if (most.multipartBytes === undefined || !/^multipart\/form-data/i.test(type)) {
    requireModestText(event, most, type);
    return;
  }
  requireSize(event, most.multipartBytes);
  const boundary = required(boundaryOf.exec(type)?.[2], noForm);
  requireFewParts(event, `--${boundary}`, most.fields);
}

/**
 * Accepts only the spelling that browsers use: the parser must split the body at the boundary that was
 * counted here.
 */
const boundaryOf = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;

function requireSize({ body = '', isBase64Encoded }: APIGatewayProxyEventV2, bytes: number): void {
  // A character takes at least a byte, so a huge text is refused without reading it.
  if (body.length > (isBase64Encoded ? Math.ceil(bytes / 3) * 4 : bytes)) throw tooMuch(bytes);
  if (!isBase64Encoded && Buffer.byteLength(body) > bytes) throw tooMuch(bytes);
}

/**
 * The head of a part as browsers write it: boundary, name and type. Every further line is work for the
 * parser.
 */
const partHead = { lines: 4, characters: 4_000 };

/** For a form with files: each part costs the parser as much as a field. */
function requireFewParts(
  { body = '', isBase64Encoded }: APIGatewayProxyEventV2,
  boundary: string,
  fields: number,
): void {
  const text = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8').toString('latin1');
  let count = 0;
  for (let at = text.indexOf(boundary); at >= 0; at = text.indexOf(boundary, at + 1)) {
    if (text.startsWith('--', at + boundary.length)) continue;
    count += 1;
    if (count > fields) throw tooMany(fields);
    const [head = '', content] = text.slice(at, at + partHead.characters).split('\r\n\r\n', 2);
    if (content === undefined || head.split('\r\n').length > partHead.lines) throw noForm();
  }
}

function requireModestText(
  event: APIGatewayProxyEventV2,
  { bytes, fields }: AnonymousBody,
  type: string,
): void {
  requireSize(event, bytes);
  const { body, isBase64Encoded } = event;
  if (!body) return;
  const isForm = /^application\/x-www-form-urlencoded/i.test(type);
  // All other types are refused by their content type.
  if (!isForm && !/^application\/json/i.test(type)) return;
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body;
  // Percent-encoding takes longer to parse than JSON.
  if (isForm && text.length > (bytes * 2) / 3) throw tooMuch((bytes * 2) / 3);
  if (!isForm && hasMoreOf('\\', text, mostEscapes)) throw tooMuch(bytes);
  // In JSON, a field is an object with at most three members, plus the separators between them.
  const isMore = isForm ? hasMoreOf('&', text, fields) : hasMoreParts(text, fields * partsOfField);
  if (isMore) throw tooMany(fields);
}

/** @throws 400 naming a field that the call does not know, or that is longer than any it accepts */
export function requireKnownNames(sent: Record<string, unknown>, { names }: AnonymousBody): void {
  for (const [name, value] of Object.entries(sent)) {
    if (!names.test(name)) {
      throw invalid({ body: `'${name.slice(0, 50)}' cannot be sent with this. Leave it out.` });
    }
    if (typeof value === 'string' && value.length > limits.anonymousText) {
      throw invalid({ [name]: `${name} must be text of at most ${limits.anonymousText} characters.` });
    }
  }
}

const partsOfField = 8;
/** Line breaks and quotes in all texts together: each costs the parser as much as fifty letters. */
const mostEscapes = 40_000;

const noForm = () => invalid({ body: 'The body is not a valid multipart form.' });
const tooMany = (fields: number) => invalid({ body: `At most ${fields} fields can be sent at once.` });

function tooMuch(bytes: number) {
  const isWithFiles = bytes > limits.sentFilesBytes;
  const most = isWithFiles ? '4 MB with all files' : `${Math.floor(bytes / 1024)} KB`;
  const advice = isWithFiles ? 'Choose fewer or smaller files' : 'Shorten it';
  return tooLarge('body', `This is more than can be sent at once (${most}). ${advice}, then send it again.`);
}

function hasMoreOf(sign: string, text: string, most: number): boolean {
  let at = -1;
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(sign, at + 1);
    if (at < 0) return false;
  }
  return true;
}

const quote = 0x22;
const backslash = 0x5c;
const signs = new Set([...'{[,:'].map((sign) => sign.charCodeAt(0)));

/** Whether a JSON text has more than this many brackets and separators, not counting those inside strings. */
function hasMoreParts(text: string, most: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (signs.has(code)) {
      count += 1;
      if (count > most) return true;
    }
  }
  return false;
}

/** The index at which a JSON string ends: its first unescaped quote. */
function endOfText(text: string, start: number): number {
  let at = start;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let before = at - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
}
