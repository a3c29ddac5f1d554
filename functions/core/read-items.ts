import { unmarshall } from '@aws-sdk/util-dynamodb';
import { upgraded } from './entities/entity';
import type { Item } from './entities/key';
import { BrokenRecordError } from './errors';
import { logger } from './logger';

export type RawItem = Parameters<typeof unmarshall>[0];

/** Loaded by the first read, so that a Lambda starts without schemas. */
let schemas: Promise<typeof import('./entities/stored-schemas')> | undefined;

/**
 * All reads go through here: items of earlier releases are upgraded and then checked against their entity's
 * declaration. Items that do not match are logged with their key.
 * @throws BrokenRecordError unless they are to be skipped
 */
export async function readItems(
  raw: readonly RawItem[],
  isSkipped: boolean,
  attributes?: readonly string[],
): Promise<Item[]> {
  schemas ??= import('./entities/stored-schemas');
  const { faultyAttribute } = await schemas;
  return raw.flatMap((each) => {
    const { schema: _, ...item } = upgraded(unmarshall(each) as Item);
    const attribute = faultyAttribute(item, attributes);
    if (attribute === undefined) return [item];
    const { pk, sk } = item;
    logger.error('a stored record cannot be read', { pk, sk, attribute });
    if (isSkipped) return [];
    throw new BrokenRecordError(item);
  });
}
