import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a SigV4 signature, from the `Authorization` header or from a presigned URL's query. */
export interface Signature {
  accessKeyId: string;
  day: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
  /** `YYYYMMDDTHHMMSSZ`. */
  date: string;
  /** The validity of a presigned URL in seconds; absent for a header signature. */
  expires?: number;
}

const headerPattern =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/;

/** @returns undefined when the request is not signed, or its signature cannot be parsed */
export function readSignature(headers: IncomingHttpHeaders, query?: URLSearchParams): Signature | undefined {
  if (headers.authorization) {
    const match = headerPattern.exec(headers.authorization);
    if (!match) return undefined;
    return parts(match[1] ?? '', match[2] ?? '', match[3] ?? '', String(headers['x-amz-date'] ?? ''));
  }
  if (!query?.has('X-Amz-Signature')) return undefined;
  const read = parts(
    query.get('X-Amz-Credential') ?? '',
    query.get('X-Amz-SignedHeaders') ?? '',
    query.get('X-Amz-Signature') ?? '',
    query.get('X-Amz-Date') ?? '',
  );
  return read && { ...read, expires: Number(query.get('X-Amz-Expires')) };
}

function parts(credential: string, signedHeaders: string, signature: string, date: string) {
  const scope = credential.split('/');
  if (scope.length !== 5 || scope[4] !== 'aws4_request') return undefined;
  const [accessKeyId = '', day = '', region = '', service = ''] = scope;
  return { accessKeyId, day, region, service, signedHeaders: signedHeaders.split(';'), signature, date };
}

/**
 * The access key of the request. The signature itself is not checked.
 * @throws `refused` when it is not signed
 */
export function readAccessKeyId(headers: IncomingHttpHeaders, refused: () => Error): string {
  const { accessKeyId } = readSignature(headers) ?? {};
  if (!accessKeyId) throw refused();
  return accessKeyId;
}

/** The milliseconds since 1970 of an `X-Amz-Date`; NaN when malformed. */
export function readSignatureDate(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Percent-encodes as SigV4 does: everything but unreserved characters. */
export function encodeRfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export interface SignedRequest {
  method: string;
  /** As sent, still percent-encoded, without the query string. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  payloadHash: string;
}

/**
 * Whether `signature` is the one that `secret` yields for this request. By S3's rules, the path is encoded
 * once.
 */
export function isSignedWith(secret: string, signature: Signature, request: SignedRequest): boolean {
  const scope = `${signature.day}/${signature.region}/${signature.service}/aws4_request`;
  const canonical = sha256(canonicalRequest(signature, request)).toString('hex');
  const text = ['AWS4-HMAC-SHA256', signature.date, scope, canonical].join('\n');
  const day = hmac(`AWS4${secret}`, signature.day);
  const key = hmac(hmac(hmac(day, signature.region), signature.service), 'aws4_request');
  const given = Buffer.from(signature.signature, 'hex');
  const expected = hmac(key, text);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function canonicalRequest(signature: Signature, request: SignedRequest): string {
  const path = request.path
    .split('/')
    .map((segment) => encodeRfc3986(decodeURIComponent(segment)))
    .join('/');
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const headers = signature.signedHeaders
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}\n`,
    )
    .join('');
  return [request.method, path, query, headers, signature.signedHeaders.join(';'), request.payloadHash].join(
    '\n',
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
