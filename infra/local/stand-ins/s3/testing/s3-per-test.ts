import { createHash, createHmac } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterEach, beforeEach } from 'vitest';
import { AccessDenied, type AwsCall, type FaultKind } from '../../stand-in';
import { type S3StandIn, startS3 } from '../s3-stand-in';

export const Bucket = 'images';
export const credentials = { accessKeyId: 'UPLOADER', secretAccessKey: 'local' };

export let s3: S3StandIn;
export let client: S3Client;
export let calls: AwsCall[] = [];
/** Values that a test may set. */
export const given = {
  isDenied: (_call: AwsCall) => false as boolean,
  fault: undefined as FaultKind | undefined,
  now: undefined as number | undefined,
};

export const options = {
  buckets: [Bucket],
  corsOrigins: () => ['http://localhost:4000'],
  now: () => given.now ?? Date.now(),
  secretOf: (accessKeyId: string) => (accessKeyId === 'UPLOADER' ? 'local' : undefined),
  fault: () => given.fault,
  authorize(call: AwsCall) {
    calls.push(call);
    if (given.isDenied(call)) throw new AccessDenied(call);
  },
};

export const clientOf = (endpoint: string, keys = credentials) =>
  new S3Client({ region: 'eu-west-1', endpoint, forcePathStyle: true, credentials: keys, maxAttempts: 1 });

export const put = (Key: string, Body = 'hello', more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
export const get = async (Key: string, more: object = {}) => {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return { ...answer, text: await answer.Body?.transformToString() };
};

export async function presign(
  method: string,
  key: string,
  more: Record<string, string> = {},
): Promise<string> {
  const signer = new SignatureV4({
    service: 's3',
    region: 'eu-west-1',
    credentials,
    sha256: Sha256 as never,
    uriEscapePath: false,
  });
  const { hostname, port } = new URL(s3.endpoint);
  const signed = await signer.presign(
    {
      method,
      protocol: 'http:',
      hostname,
      port: Number(port),
      path: `/${Bucket}/${encodeURIComponent(key)}`,
      query: more,
      // Like the SDK's own presigner, because the body is not known when the URL is created.
      headers: { host: `${hostname}:${port}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    } as never,
    { expiresIn: 60 },
  );
  const query = new URLSearchParams(signed.query as Record<string, string>).toString().replaceAll('+', '%20');
  return `${s3.endpoint}${signed.path}?${query}`;
}

/** Creates a stand-in for each test. */
export function startS3PerTest(): void {
  beforeEach(async () => {
    given.isDenied = () => false;
    given.fault = undefined;
    given.now = undefined;
    s3 = await startS3(options);
    client = clientOf(s3.endpoint);
    calls = [];
  });
  afterEach(async () => {
    client.destroy();
    await s3.stop();
  });
}

class Sha256 {
  private readonly hash;
  constructor(secret?: string | Uint8Array) {
    this.hash = secret ? createHmac('sha256', secret as string) : createHash('sha256');
  }
  update(data: Uint8Array | string): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {}
}
