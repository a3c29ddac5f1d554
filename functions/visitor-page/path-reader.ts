import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { once } from '@galley/shared/once';
import { upgraded } from '../core/entities/entity';
import type { Item, Key, RecordsAt } from '../core/entities/key';
import { pauseUpTo } from '../core/pause';
import type { PathReader } from '../core/release/read-visit';
import { createSender, TransientError } from './signed-request';

interface BatchResponse {
  Responses?: Record<string, Record<string, AttributeValue>[]>;
  UnprocessedKeys?: Record<string, { Keys?: Record<string, AttributeValue>[] }>;
}

const attempts = 4;
const passingErrors = /Throttl|ProvisionedThroughputExceeded|RequestLimitExceeded|InternalServerError/;

/**
 * Reads the table with one signed request and without the AWS SDK, which would dominate this Lambda's cold
 * start while a visitor waits. Up to 100 keys at once.
 * @throws where DynamoDB refuses, or fails four times in a row
 */
export function createPathReader(tableName: string): PathReader {
  const sender = once(createSender);

  const ask = async (
    keys: Record<string, AttributeValue>[],
    isConsistent: boolean,
  ): Promise<BatchResponse> => {
    const response = await sender()(
      JSON.stringify({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: isConsistent } } }),
    );
    if (response.status === 200) return JSON.parse(response.body) as BatchResponse;
    const isTransient = response.status >= 500 || passingErrors.test(response.body);
    const message = `DynamoDB answered ${response.status}: ${response.body.slice(0, 300)}`;
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

/** Binary values are base64 on the wire; a visit reads none below the top level. */
function withBytes(raw: Record<string, AttributeValue>): Record<string, AttributeValue> {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) =>
      value.B === undefined ? [name, value] : [name, { B: Buffer.from(String(value.B), 'base64') }],
    ),
  );
}
