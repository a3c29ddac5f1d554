import type { IncomingMessage } from 'node:http';
import { fail } from '../service-error';
import { isSignedWith, readSignature, readSignatureDate } from '../signature';
import { S3Error } from './s3-error';

/** An S3 request with a verified signature. */
export interface S3Request {
  method: string;
  bucket: string;
  /** Empty for a request about the bucket. */
  key: string;
  query: URLSearchParams;
  /** In lower case, including the `x-amz-` parameters of a presigned URL. */
  headers: Record<string, string>;
  /** SHA-256 in hex, `UNSIGNED-PAYLOAD`, or the kind of streaming. */
  payloadHash: string;
  accessKeyId: string;
}

const allowedSkewMs = 15 * 60 * 1000;

/**
 * @param secretOf the secret of an access key; undefined for an unknown one
 * @throws S3Error
 */
export function readS3Request(
  request: IncomingMessage,
  secretOf: (accessKeyId: string) => string | undefined,
  now: number,
): S3Request {
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
  // In S3, a plus sign is not a space.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const [, bucket = '', ...rest] = path.split('/');
  const key = decodeKey(rest.join('/'));
  const method = request.method ?? 'GET';
  const { accessKeyId, payloadHash } = verify(request, { method, path, query }, secretOf, now);
  const headers: Record<string, string> = {};
  for (const [name, value] of query) {
    if (/^x-amz-(meta-|checksum-|server-side-|copy-)/i.test(name)) headers[name.toLowerCase()] = value;
  }
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
  return { method, bucket, key, query, headers, payloadHash, accessKeyId };
}

function verify(
  request: IncomingMessage,
  target: { method: string; path: string; query: URLSearchParams },
  secretOf: (accessKeyId: string) => string | undefined,
  now: number,
): { accessKeyId: string; payloadHash: string } {
  const signature = readSignature(request.headers, target.query);
  if (!signature) {
    if (request.headers.authorization) throw new S3Error(400, 'AuthorizationHeaderMalformed');
    throw new S3Error(403, 'AccessDenied', 'Access Denied');
  }
  const signedAt = readSignatureDate(signature.date);
  if (Number.isNaN(signedAt) || !signature.date.startsWith(signature.day)) {
    throw new S3Error(403, 'AccessDenied', 'The date of the signature is malformed');
  }
  const isPresigned = signature.expires !== undefined;
  if (isPresigned) checkPresignedTime(signedAt, signature.expires ?? Number.NaN, now);
  else if (Math.abs(now - signedAt) > allowedSkewMs) throw new S3Error(403, 'RequestTimeTooSkewed');
  const payloadHash = isPresigned
    ? (target.query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD')
    : String(request.headers['x-amz-content-sha256'] ?? '');
  if (!payloadHash) throw new S3Error(400, 'InvalidRequest', 'Missing required header: x-amz-content-sha256');
  const secret = secretOf(signature.accessKeyId) ?? fail(new S3Error(403, 'InvalidAccessKeyId'));
  const isGenuine =
    signature.service === 's3' &&
    signature.signedHeaders.includes('host') &&
    isSignedWith(secret, signature, { ...target, headers: request.headers, payloadHash });
  if (!isGenuine) {
    throw new S3Error(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  return { accessKeyId: signature.accessKeyId, payloadHash };
}

/** A presigned URL is valid for at most a week. */
const maxExpiresSeconds = 7 * 24 * 60 * 60;

function checkPresignedTime(signedAt: number, expires: number, now: number): void {
  if (!(expires >= 1 && expires <= maxExpiresSeconds)) {
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800');
  }
  const isDue = now <= signedAt + expires * 1000 && now >= signedAt - allowedSkewMs;
  if (!isDue) throw new S3Error(403, 'AccessDenied', 'Request has expired');
}

function decodeKey(path: string): string {
  let key: string;
  try {
    key = decodeURIComponent(path);
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
  return key;
}
