import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { HourUrls } from './cloud';

/** What the cloud stores, counted by kind: `SITE COMPANY`, `JOBS delete-old-submissions`, `images submitted`. */
export interface Stored {
  /** The time of the cloud, in milliseconds since 1970. */
  at: number;
  items: Record<string, number>;
  objects: Record<string, number>;
  /** The largest item of each kind as JSON, in bytes. */
  largest: Record<string, number>;
  /** The table's items as JSON with their keys, in bytes: the cloud keeps them in memory. */
  bytes: number;
  /** The jobs, with their moment. */
  jobs: { kind: string; company: string; dueAt: string; lastError: string }[];
}

interface Attribute {
  S?: string;
  M?: Record<string, Attribute>;
}

/** @param at the time of the cloud */
export async function countStored(urls: HourUrls, at = 0): Promise<Stored> {
  const { region, credentials, endpoints, tableName, buckets } = urls.aws;
  const stored: Stored = { at, items: {}, objects: {}, largest: {}, bytes: 0, jobs: [] };
  const table = new DynamoDBClient({
    region,
    credentials,
    endpoint: endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
  });
  let start: Record<string, never> | undefined;
  do {
    const part = await table.send(new ScanCommand({ TableName: tableName, ExclusiveStartKey: start }));
    for (const item of (part.Items ?? []) as Record<string, Attribute>[]) {
      const kind = kindOf(item.pk?.S ?? '', item.sk?.S ?? '');
      stored.items[kind] = (stored.items[kind] ?? 0) + 1;
      const bytes = JSON.stringify(item).length;
      stored.bytes += bytes + keyBytes(item);
      stored.largest[kind] = Math.max(stored.largest[kind] ?? 0, bytes);
      if (kind === 'JOBS') stored.jobs.push(jobOf(item));
    }
    start = part.LastEvaluatedKey as typeof start;
  } while (start);
  table.destroy();
  const endpoint = endpoints.AWS_ENDPOINT_URL_S3 ?? '';
  const s3 = new S3Client({ region, credentials, endpoint, forcePathStyle: true });
  for (const [id, Bucket] of Object.entries(buckets)) {
    let token: string | undefined;
    do {
      const part = await s3.send(new ListObjectsV2Command({ Bucket, ContinuationToken: token }));
      for (const { Key = '' } of part.Contents ?? []) {
        const name = `${bucketName(id)} ${Key.split('/')[0]}`;
        stored.objects[name] = (stored.objects[name] ?? 0) + 1;
      }
      token = part.NextContinuationToken;
    } while (token);
  }
  s3.destroy();
  return stored;
}

/** The stand-in also keeps each key, in hexadecimal digits. */
const keyBytes = ({ pk, sk }: Record<string, Attribute>) => 2 * `${pk?.S}${sk?.S}`.length;

/** `Galley-local-Data.ImagesBucketF00` -> `Images` */
const bucketName = (id: string) => /\.(\w+?)Bucket/.exec(id)?.[1] ?? id;

const jobOf = (item: Record<string, Attribute>) => ({
  kind: item.work?.M?.kind?.S ?? '',
  company: item.company?.S ?? '',
  dueAt: (item.sk?.S ?? '').split('#')[0] ?? '',
  lastError: item.lastError?.S ?? '',
});

/** `C#acme#SITE` with `COMPANY` -> `SITE COMPANY`; a sort key that begins with a value has no word. */
export function kindOf(pk: string, sk: string): string {
  const parts = pk.split('#');
  const partition = (parts[0] === 'C' ? parts[2] : parts[0]) ?? '';
  const word = /^[A-Z]+/.exec(sk.split('#')[0] ?? '')?.[0];
  return word ? `${partition} ${word}` : partition;
}
