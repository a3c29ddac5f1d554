import { attempt } from '@galley/shared/attempt';
import { required } from '@galley/shared/required';
import type { BucketDefinition } from '../assembly/data-resources';
import { callFunctionUrl, type FunctionUrlDefinition } from '../http/function-url';
import type { LocalHttpApi } from '../http/http-api';
import { type HttpRequest, type HttpResponse, headerOf, headersFrom } from '../http/messages';
import { distributionKey } from '../iam/authorizer';
import type { MayInvoke } from '../iam/invoke-permissions';
import type { Outcome } from '../lambda/execution-environment';
import { readByteRange } from '../stand-ins/s3/byte-range';
import type { S3StandIn } from '../stand-ins/s3/s3-stand-in';
import { AccessDenied, type Authorize } from '../stand-ins/stand-in';
import { within } from '../stand-ins/within';
import { type CallOrigin, cloudFrontError } from './distribution';

export interface OriginsOptions {
  account: string;
  apis: LocalHttpApi[];
  functionUrls: FunctionUrlDefinition[];
  buckets: BucketDefinition[];
  s3: S3StandIn;
  authorize: Authorize;
  mayInvoke: MayInvoke;
  invoke: (functionArn: string, payload: string) => Promise<Outcome>;
}

/**
 * Resolves an origin's host name to a resource on this machine.
 * @returns a function that throws for a host that is not an API, function URL or bucket of the app
 */
export function createOrigins(options: OriginsOptions): CallOrigin {
  return (origin, request, distribution) => {
    const bucket = options.buckets.find(({ host }) => host === origin.host);
    if (bucket) return Promise.resolve(readBucket(options, bucket, request, distribution.id));
    const api = options.apis.find(({ host }) => host === origin.host);
    if (api) return within(origin.readTimeoutMs, api.handle(request), tooLate);
    const url = required(
      options.functionUrls.find(({ host }) => host === origin.host),
      () => new Error(`${origin.host} is no API, function URL or bucket of this app`),
    );
    if (
      !origin.hasAccessControl ||
      !options.mayInvoke(url.functionArn, 'cloudfront.amazonaws.com', distribution.arn)
    ) {
      return Promise.resolve(cloudFrontError(403, 'The function URL does not admit this distribution.'));
    }
    const answering = callFunctionUrl(url, request, options.account, options.invoke);
    return within(origin.readTimeoutMs, answering, tooLate);
  };
}

const tooLate = () => cloudFrontError(504, 'The origin did not answer in time.');

/** Reads an object with the rights that the bucket's policy grants the distribution. */
function readBucket(
  { s3, authorize }: OriginsOptions,
  bucket: BucketDefinition,
  request: HttpRequest,
  distributionId: string,
): HttpResponse {
  const may = (action: string, resource: string) => {
    try {
      authorize({ service: 's3', action, resource, accessKeyId: distributionKey(distributionId) });
      return true;
    } catch (error) {
      if (error instanceof AccessDenied) return false;
      throw error;
    }
  };
  const key = attempt(() => decodeURIComponent(request.path.slice(1)));
  if (key === undefined || !may('s3:GetObject', `${bucket.arn}/${key}`)) return s3Error(403, 'AccessDenied');
  const object = key === '' ? undefined : s3.get(bucket.bucketName, key);
  // S3 reveals that a key does not exist only to callers who may list the bucket.
  if (!object)
    return may('s3:ListBucket', bucket.arn) ? s3Error(404, 'NoSuchKey') : s3Error(403, 'AccessDenied');
  const { info, body } = object;
  const headers: HttpResponse['headers'] = {
    'content-type': ['binary/octet-stream'],
    ...headersFrom(info.headers, (value) => [value]),
    etag: [info.etag],
    'accept-ranges': ['bytes'],
  };
  if (headerOf(request.headers, 'if-none-match') === info.etag)
    return { status: 304, headers, body: Buffer.alloc(0) };
  return partOf({ status: 200, headers, body }, headerOf(request.headers, 'range'));
}

/**
 * The range that a browser requests while playing a video or continuing a download; the whole body for other
 * requests.
 */
function partOf(whole: HttpResponse, range: string | undefined): HttpResponse {
  const { length } = whole.body;
  const asked = readByteRange(range, length);
  if (!asked || asked.from > asked.to) return whole;
  const { from, to } = asked;
  return {
    status: 206,
    headers: { ...whole.headers, 'content-range': [`bytes ${from}-${to}/${length}`] },
    body: whole.body.subarray(from, to + 1),
  };
}

function s3Error(status: number, code: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': ['application/xml'] },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
  };
}
