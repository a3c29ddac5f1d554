import { storageBudgets } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { countKeys } from '../keys/site-keys';
import type { CountsRecord } from '../records/company-records';
import type { Table } from '../table';

/** @throws 409 where a company keeps as many pictures as it may, by the counter that the vendor's list shows */
export async function requireRoomForImage(table: Table, scope: CompanyScope): Promise<void> {
  const { most } = storageBudgets.images;
  const counts = await table.get<CountsRecord>(countKeys.counts(scope), { consistent: false });
  if ((counts?.images ?? 0) < most) return;
  throw conflict(
    `This company keeps ${most.toLocaleString('en-US')} pictures, which is as many as it may. Delete some first.`,
  );
}
