import * as http from 'node:http';
import * as https from 'node:https';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import aws4 from 'aws4';
import { upgraded } from '../core/entities/entity';
import type { Item, Key, RecordsAt } from '../core/entities/key';
import { pauseUpTo } from '../core/pause';
import type { PathReader } from '../core/release/read-visit';

interface Answer {
  status: number;
  body: string;
}

interface BatchResponse {
  Responses?: Record<string, Record<string, AttributeValue>[]>;
  UnprocessedKeys?: Record<string, { Keys?: Record<string, AttributeValue>[] }>;
}

const attempts = 4;
const timeoutMs = 2_000;
const passingErrors = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|InternalServerError/;

class TransientError extends Error {}

/**
 * Reads the table with one signed request and nothing of the AWS SDK: visitors wait for this Lambda's start, and
 * the SDK is most of what it would load. Up to 100 keys at once.
 * @throws where DynamoDB refuses, or fails four times in a row.
 */
export function createPathReader(tableName: string): PathReader {
  let send: ((body: string) => Promise<Answer>) | undefined;

  const ask = async (
    keys: Record<string, AttributeValue>[],
    isConsistent: boolean,
  ): Promise<BatchResponse> => {
    send ??= createSender();
    const answer = await send(
      JSON.stringify({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: isConsistent } } }),
    );
    if (answer.status === 200) return JSON.parse(answer.body) as BatchResponse;
    const isTransient = answer.status >= 500 || passingErrors.test(answer.body);
    const message = `DynamoDB answered ${answer.status}: ${answer.body.slice(0, 300)}`;
    throw isTransient ? new TransientError(message) : new Error(message);
  };

  return {
    async batchGet<const Keys extends readonly Key[]>(keys: Keys, { consistent = true } = {}) {
      const found = new Map<string, Item>();
      let pending = keys.map((key) => marshall(key) as Record<string, AttributeValue>);
      for (let attempt = 1; pending.length > 0; attempt += 1) {
        if (attempt > 1) await pauseUpTo(10 * 2 ** attempt);
        try {
          const { Responses, UnprocessedKeys } = await ask(pending, consistent);
          for (const raw of Responses?.[tableName] ?? []) {
            const item = upgraded(unmarshall(withBytes(raw)) as Item);
            found.set(`${item.pk}\n${item.sk}`, item);
          }
          pending = UnprocessedKeys?.[tableName]?.Keys ?? [];
          if (pending.length > 0 && attempt >= attempts) throw new Error('DynamoDB left keys unread.');
        } catch (error) {
          if (!(error instanceof TransientError) || attempt >= attempts) throw error;
        }
      }
      return keys.map((key) => found.get(`${key.pk}\n${key.sk}`)) as RecordsAt<Keys>;
    },
  };
}

/** On the wire bytes are base64; nothing that a visit reads holds bytes any deeper. */
function withBytes(raw: Record<string, AttributeValue>): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) =>
      value.B === undefined ? [name, value] : [name, { B: Buffer.from(String(value.B), 'base64') }],
    ),
  );
}

/** Opens no socket before the first request; after it the connection is kept. */
function createSender(): (body: string) => Promise<Answer> {
  const { AWS_REGION: region = 'us-east-1', AWS_ENDPOINT_URL_DYNAMODB } = process.env;
  const endpoint = new URL(AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${region}.amazonaws.com`);
  const client = endpoint.protocol === 'http:' ? http : https;
  const agent = new client.Agent({ keepAlive: true });

  return (body) => {
    const options = aws4.sign(
      {
        service: 'dynamodb',
        region,
        host: endpoint.host,
        method: 'POST',
        path: '/',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': 'DynamoDB_20120810.BatchGetItem',
        },
        body,
      },
      {
        accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
        sessionToken: process.env.AWS_SESSION_TOKEN,
      },
    );
    return new Promise<Answer>((resolve, reject) => {
      const fail = (error: Error) => reject(new TransientError(error.message));
      const request = client.request(
        {
          agent,
          hostname: endpoint.hostname,
          port: endpoint.port,
          method: 'POST',
          path: '/',
          headers: options.headers as http.OutgoingHttpHeaders,
          timeout: timeoutMs,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', fail);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
          );
        },
      );
      request.on('timeout', () => request.destroy(new Error('DynamoDB did not answer in time.')));
      request.on('error', fail);
      request.end(body);
    });
  };
}
