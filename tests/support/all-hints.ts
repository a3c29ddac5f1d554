import type { CompanyScope } from '@galley/functions/core/company-scope';
import type { Table } from '@galley/functions/core/table';
import { findHints } from '@galley/functions/jobs/find-hints';

/** Runs the job that writes the hints about all pages, from its beginning to its end. */
export async function findAllHints(table: Table, scope: CompanyScope): Promise<void> {
  let work = await findHints(table, scope, { kind: 'find-hints', run: '', after: '' });
  while (work) work = await findHints(table, scope, work);
}
