import type { Contract } from '@galley/shared/contract/contract';
import { imageLimits } from '@galley/shared/image-rules';
import { readCursor } from '../core/cursor';
import { type ImageRecord, imageEntity } from '../core/entities/image';
import { CallResponse, type Operation } from '../core/operation';
import { readAttributes, toImageResponse } from './image-repository';

const cursorPattern = /^IMG#\d{8}$/;

/**
 * The library, newest first. Without `limit`, as many as one read returns (1 MB); a search continues reading
 * until it has enough.
 */
export const listImages: Operation<Contract['listImages']> = async ({ input, table, scope }) => {
  const words = input.search.length >= imageLimits.search ? input.search.toLowerCase() : '';
  const found: ImageRecord[] = [];
  let cursor = readCursor(input.cursor, cursorPattern)?.[0];
  do {
    const page: { items: ImageRecord[]; cursor?: string } = await table.query(imageEntity.range(scope), {
      descending: true,
      attributes: [...readAttributes],
      cursor,
      // A search with this limit would need a round trip for every few results.
      ...(input.limit !== undefined && !words && { limit: input.limit - found.length }),
    });
    const fitting = page.items.filter((record) => fits(record, words));
    const left = input.limit === undefined ? fitting.length : input.limit - found.length;
    found.push(...fitting.slice(0, left));
    cursor = fitting.length > left ? fitting[left - 1]?.sk : page.cursor;
  } while (words && cursor !== undefined && (input.limit === undefined || found.length < input.limit));
  return new CallResponse(found.map(toImageResponse), {
    headers: cursor === undefined ? {} : { 'x-next-cursor': cursor },
  });
};

/** Searches description and tags. */
function fits({ imageDescription, tags }: ImageRecord, words: string): boolean {
  return [imageDescription, ...tags].some((text) => text.toLowerCase().includes(words));
}
