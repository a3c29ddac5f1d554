import type { CompanyScope } from '../company-scope';
import { hintEntity, hintSearchEntity } from '../entities/hint';
import { pageCounterEntity } from '../entities/page';
import { releaseEntity } from '../entities/path';
import { commitWithJobs, sharedJob } from '../jobs';
import { chunk, type Table } from '../table';
import { hintOfAnyLink, hintOfLink } from './hints-of';

/** Whether there is a hint for everything that pages have; false until a job has searched all of them. */
export async function areHintsComplete(table: Table, scope: CompanyScope): Promise<boolean> {
  const [search, counter, release] = await table.batchGet([
    hintSearchEntity.key(scope),
    pageCounterEntity.key(scope),
    releaseEntity.key(scope),
  ]);
  // A former release of the product drops the run with its next release, and does not count the pages that it makes.
  return Boolean(search?.isDone && search.run === release?.hints && counter?.hinted === counter?.lastId);
}

const momentMs = 2_000;

/** Leaves the job that searches all pages; calls of the same moment share it. */
export async function searchForHints(table: Table, scope: CompanyScope, now: Date): Promise<void> {
  const dueAt = new Date(Math.floor(now.getTime() / momentMs + 1) * momentMs);
  const work = { kind: 'find-hints', run: '', after: '' } as const;
  await commitWithJobs(table, sharedJob(scope, work, { dueAt, jobId: 'hints', now }), []);
}

const searchedAtOnce = 20;

/** The pages that may link to one of these paths or links by id, by number. */
export async function pagesThatMayLink(
  table: Table,
  scope: CompanyScope,
  addresses: readonly string[],
): Promise<number[]> {
  const found = new Set<number>();
  for (const part of chunk([hintOfAnyLink, ...addresses.map(hintOfLink)], searchedAtOnce)) {
    const hints = part.map((about) => table.queryAll(hintEntity.range(scope, about)));
    for (const { pageId } of (await Promise.all(hints)).flat()) found.add(pageId);
  }
  return [...found].sort((a, b) => a - b);
}

/** The pages with this hint, some at a time, by number. */
export async function* pagesWithHint(
  table: Table,
  scope: CompanyScope,
  about: string,
  atOnce: number,
): AsyncGenerator<number[], undefined> {
  const range = hintEntity.range(scope, about);
  let cursor: string | undefined;
  do {
    const page: { items: { pageId: number }[]; cursor?: string } = await table.query(range, {
      limit: atOnce,
      ...(cursor !== undefined && { cursor }),
    });
    yield page.items.map(({ pageId }) => pageId);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return undefined;
}
