import { marshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '@galley/functions/core/entities/key';
import type { CommandContext } from './context';
import { writeInBatches } from './export/raw-items';

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
  const requests = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: marshall({ pk, sk }) } }));
  await writeInBatches({ dynamo: aws.dynamo(), tableName }, requests, (done) => {
    if (label) progress(label, done, keys.length);
  });
  return keys.length;
}
