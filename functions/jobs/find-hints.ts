import { randomBytes } from 'node:crypto';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, retryOnConflict, writeConflict } from '../core/conflicts';
import { hintSearchEntity } from '../core/entities/hint';
import { pageCounterEntity, pageEntity } from '../core/entities/page';
import { releaseEntity } from '../core/entities/path';
import { liveEntity } from '../core/entities/version';
import { noteLinks } from '../core/hints/link-hints';
import { areHintsComplete } from '../core/hints/read-hints';
import { searchTextHints } from '../core/hints/search-text-hints';
import type { JobWork } from '../core/jobs';
import { unpackLiveComponents } from '../core/release/live-page';
import { chunk, inGroups, type Table } from '../core/table';

type Work = JobWork<'find-hints'>;

const pagesAtOnce = 50;
const writtenAtOnce = 10;
/** A search without a step for this long has stopped. */
const silentMs = 5 * 60_000;

/** A concurrent publish of the page writes its hints, too. */
const noted = <Result>(note: () => Promise<Result>) =>
  retryOnConflict({ attempts: 5, orElse: () => new Error('A page is published all the time.') }, note);

/**
 * Writes the hints about all pages, some at a time; a page that changes at the same time gets its own with the
 * change. The release names the run before the first page is read, so that a change by a former release of the
 * product, which writes no hints, is noticed.
 * @returns the next step; undefined where the search is done
 */
export async function findHints(
  table: Table,
  scope: CompanyScope,
  { run, after }: Work,
): Promise<Work | undefined> {
  if (run === '') return begin(table, scope);
  const { items, cursor } = await table.query(pageEntity.range(scope), {
    attributes: ['id', 'scoTitle', 'scoMetaDescription', 'liveVersionId'],
    limit: pagesAtOnce,
    ...(after !== '' && { cursor: after }),
  });
  const texts = items.flatMap((page) => searchTextHints(scope, page.id, page));
  for (const writes of chunk(texts, pagesAtOnce)) await table.commit(writes);
  const live = items.filter(({ liveVersionId }) => liveVersionId !== null);
  const contents = await table.batchGet(
    live.map(({ id }) => liveEntity.key(scope, id)),
    { skipBroken: true },
  );
  const left = live.flatMap(({ id }, index) => {
    const record = contents[index];
    return record ? [{ id, components: unpackLiveComponents(record) }] : [];
  });
  await inGroups(left, writtenAtOnce, ({ id, components }) =>
    noted(() => noteLinks(table, scope, id, components)),
  );
  const replaced = await conflictOf(
    table.commit([
      {
        update: hintSearchEntity.key(scope),
        set: { touchedAt: new Date().toISOString(), isDone: cursor === undefined },
        condition: { equals: { run } },
        refused: writeConflict,
      },
    ]),
  );
  return replaced || cursor === undefined ? undefined : { kind: 'find-hints', run, after: cursor };
}

async function begin(table: Table, scope: CompanyScope): Promise<Work | undefined> {
  const [search, counter, isComplete] = await Promise.all([
    table.get(hintSearchEntity.key(scope)),
    table.get(pageCounterEntity.key(scope)),
    areHintsComplete(table, scope),
  ]);
  const isGoingOn = search && !search.isDone && Date.parse(search.touchedAt) > Date.now() - silentMs;
  if (isComplete || isGoingOn) return undefined;
  const run = randomBytes(9).toString('base64url');
  const lastId = counter?.lastId ?? 0;
  const record = { ...hintSearchEntity.key(scope), run, isDone: false, touchedAt: new Date().toISOString() };
  const isChanged = await conflictOf(
    table.commit([
      { put: record },
      {
        update: releaseEntity.key(scope),
        set: { hints: run },
        condition: { exists: true },
        refused: writeConflict,
      },
      {
        update: pageCounterEntity.key(scope),
        set: { hinted: lastId },
        condition: { equals: { lastId } },
        refused: writeConflict,
      },
    ]),
  );
  return isChanged ? undefined : { kind: 'find-hints', run, after: '' };
}
