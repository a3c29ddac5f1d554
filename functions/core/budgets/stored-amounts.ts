import { megabyte, type StorageBudgetName } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { conflictOf, writeConflict } from '../conflicts';
import { type CountsRecord, countsEntity } from '../entities/company';
import { fileEntity, imageEntity } from '../entities/image';
import type { Table } from '../table';

/** How much a company stores, in the units of `storageBudgets`. */
export type StoredAmounts = Record<StorageBudgetName, number>;

/** Reads the company's counters; the library is read only where its bytes have never been counted. */
export async function readStored(table: Table, scope: CompanyScope): Promise<StoredAmounts> {
  const counts = await readCounts(table, scope);
  const atFirst = counts.imageBytesAtFirst ?? (await sumOfBytes(table, scope)) - (counts.imageBytes ?? 0);
  return amounts(counts, atFirst);
}

/** Like `readStored`, but saves the count of the library, so that it is counted only once. */
export async function countStored(table: Table, scope: CompanyScope): Promise<StoredAmounts> {
  const counts = await readCounts(table, scope);
  const { imageBytes, imageBytesAtFirst } = counts;
  if (imageBytesAtFirst !== undefined) return amounts(counts, imageBytesAtFirst);
  const atFirst = (await sumOfBytes(table, scope)) - (imageBytes ?? 0);
  // If the library changed during the count, the next reader counts again; this result is accurate enough for
  // now.
  await conflictOf(
    table.commit([
      {
        update: countsEntity.key(scope),
        set: { imageBytesAtFirst: atFirst },
        condition: { equals: { imageBytes, imageBytesAtFirst: undefined } },
        refused: writeConflict,
      },
    ]),
  );
  return amounts(counts, atFirst);
}

async function readCounts(table: Table, scope: CompanyScope): Promise<Partial<CountsRecord>> {
  return (await table.get(countsEntity.key(scope))) ?? {};
}

async function sumOfBytes(table: Table, scope: CompanyScope): Promise<number> {
  const [images, files] = await Promise.all([
    table.queryAll(imageEntity.range(scope), { attributes: ['bytes'] }),
    table.queryAll(fileEntity.range(scope), { attributes: ['bytes'] }),
  ]);
  return [...images, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
}

function amounts(counts: Partial<CountsRecord>, atFirst: number): StoredAmounts {
  const { images = 0, files = 0, imageBytes = 0, sentBytes = 0 } = counts;
  return {
    images: Math.max(0, images),
    files: Math.max(0, files),
    storage: Math.max(0, atFirst + imageBytes + sentBytes) / megabyte,
  };
}
