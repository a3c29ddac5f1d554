import type { Contract } from '@galley/shared/contract/contract';
import { fileIdsIn } from '@galley/shared/page-links';
import type { Operation } from '../core/operation';
import { requireFile } from './file-repository';
import { usesOf } from './library-uses';

/** Where a file is linked or listed: live pages, drafts and pending versions, footer and navbar tabs. */
export const getFileUsage: Operation<Contract['getFileUsage']> = ({ input, table, scope }) =>
  usesOf(
    table,
    scope,
    requireFile(table, scope, input.id).then(({ id }) => ({
      names: (content) => fileIdsIn(content).includes(id),
    })),
  );
