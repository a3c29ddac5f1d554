import { randomInt } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import {
  type CompanyCounts,
  type CountsRecord,
  countsEntity,
  submissionCountKeys,
} from '../entities/company';
import type { Table, Write } from '../table';

/**
 * What the vendor sees of a company without reading its data. Each count changes in the transaction of its
 * cause, so that the list of companies reads a few small items and scans nothing.
 */
export function countWrite(
  scope: CompanyScope,
  {
    publishedAt,
    ...by
  }: {
    pages?: 1 | -1;
    images?: 1 | -1;
    files?: 1 | -1;
    imageBytes?: number;
    sentBytes?: number;
    publishedAt?: Date;
  },
): Write {
  return {
    update: countsEntity.key(scope),
    add: by,
    ...(publishedAt && { set: { lastPublishedAt: publishedAt.toISOString() } }),
  };
}

/** The initial count of a company, whose library is empty. */
export function firstCount(scope: CompanyScope): Write {
  return { update: countsEntity.key(scope), add: { pages: 1 }, setOnce: { imageBytesAtFirst: 0 } };
}

/**
 * Visitors may send many submissions at once, so they are counted in several shards, which a list adds up.
 * `unread` is the change in the number of unread submissions for each form.
 */
export function countSubmissions(
  scope: CompanyScope,
  { submissions = 0, unread }: { submissions?: number; unread: readonly { formId: number; by: number }[] },
): Write {
  const shards = submissionCountKeys(scope);
  const add = { submissions, ...Object.fromEntries(unread.map(({ formId, by }) => [`unread${formId}`, by])) };
  return { update: shards[randomInt(shards.length)] ?? countsEntity.key(scope), add };
}

/** The number of unread submissions by form; forms without any are left out. */
export async function readUnread(table: Table, scope: CompanyScope): Promise<Map<number, number>> {
  const unread = new Map<number, number>();
  for (const shard of await table.batchGet(submissionCountKeys(scope))) {
    for (const [name, count] of Object.entries(shard ?? {})) {
      const formId = Number(/^unread(\d+)$/.exec(name)?.[1]);
      if (formId) unread.set(formId, (unread.get(formId) ?? 0) + Number(count));
    }
  }
  return new Map([...unread].filter(([, count]) => count > 0));
}

/** The counts of these companies, in the same order. */
export async function readCounts(table: Table, scopes: readonly CompanyScope[]): Promise<CompanyCounts[]> {
  const keysOf = (scope: CompanyScope) => [countsEntity.key(scope), ...submissionCountKeys(scope)];
  const items = await table.batchGet(scopes.flatMap(keysOf), { consistent: false, skipBroken: true });
  const each = scopes.map((scope) => items.splice(0, keysOf(scope).length) as (CountsRecord | undefined)[]);
  return each.map((records) => {
    const sum = (name: 'pages' | 'images' | 'submissions') =>
      records.reduce((total, record) => total + (record?.[name] ?? 0), 0);
    return {
      pages: sum('pages'),
      images: sum('images'),
      submissions: sum('submissions'),
      lastPublishedAt: records[0]?.lastPublishedAt ?? null,
    };
  });
}
