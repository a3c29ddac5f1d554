import type { Contract } from '@galley/shared/contract/contract';
import { fileEntity } from '../core/entities/image';
import type { Operation } from '../core/operation';
import { fileResponseAttributes, toFileResponse } from './file-repository';

/** All files of the library, newest first; the maximum number fits into one response. */
export const listFiles: Operation<Contract['listFiles']> = async ({ table, scope }) => {
  const records = await table.queryAll(fileEntity.range(scope), { attributes: [...fileResponseAttributes] });
  return records.map((record) => toFileResponse(scope, record)).reverse();
};
