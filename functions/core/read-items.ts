import { unmarshall } from '@aws-sdk/util-dynamodb';
import { upgraded } from './entities/entity';
import type { Item } from './entities/key';
import { BrokenRecordError } from './errors';
import { logger } from './logger';

export type RawItem = Parameters<typeof unmarshall>[0];

/** Loaded by the first read: a Lambda starts without schemas. */
let schemas: Promise<typeof import('./entities/stored-schemas')> | undefined;

/**
 * Every read goes through here: what an earlier release wrote is seen as this one writes it, and is what its entity
 * declares. What is not is logged with its key. @throws BrokenRecordError unless it is to be skipped
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
