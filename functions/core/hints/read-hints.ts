import { onErrorThat } from '@galley/shared/on-error';
import type { CompanyScope } from '../company-scope';
import { hintEntity, hintSearchEntity } from '../entities/hint';
import { pageCounterEntity } from '../entities/page';
import { releaseEntity } from '../entities/path';
import { commitWithJobs, sharedJob } from '../jobs';
import { needsAllPages } from '../pages/part-of-tree';
import { inGroups, type Table } from '../table';
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
async function searchForHints(table: Table, scope: CompanyScope, now: Date): Promise<void> {
  const dueAt = new Date(Math.floor(now.getTime() / momentMs + 1) * momentMs);
  const work = { kind: 'find-hints', run: '', after: '' } as const;
  await commitWithJobs(table, sharedJob(scope, work, { dueAt, jobId: 'hints', now }), []);
}

interface Readers<Read> {
  /** Reads the pages that hints name; it may throw PagesNotReadError. */
  some: () => Promise<Read>;
  all: () => Promise<Read>;
}

/** Reads some pages by their hints, or all of them where hints are not complete: then a job will search for them. */
export async function readByHints<Read>(
  { table, scope, now }: { table: Table; scope: CompanyScope; now: Date },
  areComplete: boolean,
  { some, all }: Readers<Read>,
): Promise<Read> {
  if (areComplete) return some().catch(onErrorThat(needsAllPages, all));
  const read = await all();
  // Only now, because a page that does not exist ends the call.
  await searchForHints(table, scope, now);
  return read;
}

const searchedAtOnce = 20;

/** The pages that may link to one of these paths or links by id, by number. */
export async function pagesThatMayLink(
  table: Table,
  scope: CompanyScope,
  paths: readonly string[],
): Promise<number[]> {
  const hints = await inGroups([hintOfAnyLink, ...paths.map(hintOfLink)], searchedAtOnce, (about) =>
    table.queryAll(hintEntity.range(scope, about)),
  );
  return [...new Set(hints.flat().map(({ pageId }) => pageId))].sort((a, b) => a - b);
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
