import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '@galley/functions/core/entities/key';
import { chunk } from '@galley/functions/core/table';
import type { CommandContext } from './context';

/** DynamoDB's limit for one call. */
const batchSize = 25;

/**
 * @param label shown with the progress; absent where the caller shows its own
 * @returns the number of items
 */
export async function deleteItems(
  { aws, installation, progress }: Pick<CommandContext, 'aws' | 'installation' | 'progress'>,
  label: string | undefined,
  keys: readonly Key[],
): Promise<number> {
  const { tableName } = await installation();
  let done = 0;
  for (const part of chunk(keys, batchSize)) {
    let waiting: WriteRequest[] = part.map(({ pk, sk }) => ({
      DeleteRequest: { Key: marshall({ pk, sk }) },
    }));
    for (let attempt = 0; waiting.length > 0; attempt += 1) {
      if (attempt > 0)
        await new Promise((resolve) => setTimeout(resolve, Math.min(2_000, 50 * 2 ** attempt)));
      const { UnprocessedItems } = await aws
        .dynamo()
        .send(new BatchWriteItemCommand({ RequestItems: { [tableName]: waiting } }));
      waiting = UnprocessedItems?.[tableName] ?? [];
    }
    done += part.length;
    if (label) progress(label, done, keys.length);
  }
  return keys.length;
}
