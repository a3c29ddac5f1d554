import type { CompanyScope } from '../../core/company-scope';
import { readComponents } from '../../core/components/version-contents';
import { writeConflict } from '../../core/conflicts';
import { companyEntity } from '../../core/entities/company';
import type { LaunchPageRecord, LaunchRecord } from '../../core/entities/launch';
import { type PageRecord, pageEntity, pagesPartition } from '../../core/entities/page';
import { settingsEntity } from '../../core/entities/site';
import {
  type DetailValues,
  liveEntity,
  type VersionRecord,
  versionEntity,
} from '../../core/entities/version';
import { PageTree } from '../../core/pages/page-tree';
import { detailsOfPage } from '../../core/pages/version-details';
import { pagesNow } from '../../core/release/live-launch';
import { livePageRecord, renderableComponents } from '../../core/release/live-page';
import { chunk, type Table, type Write } from '../../core/table';
import { logActions, logEntry } from '../../core/version-log';
import { wentOnEntry } from '../checks/held-up';
import { retire } from '../make-live';
import { inTransactions } from './in-transactions';
import { newJobOf } from './launch-mails';
import { type Launch, readVersions, runOf } from './launch-repository';

const readAtOnce = 20;

interface StoredPage {
  /** As it is stored, with what it becomes beside it. */
  page: PageRecord;
  entry: LaunchPageRecord;
  version: VersionRecord;
  after: DetailValues;
}

/** @throws WriteConflict where something else was written to one of the pages meanwhile */
export async function storePages(
  table: Table,
  scope: CompanyScope,
  { launch, entries }: Launch,
): Promise<void> {
  const [items, [settings, company]] = await Promise.all([
    table.queryAll(pagesPartition.everything(scope), { whole: true }),
    table.batchGet([settingsEntity.key(scope), companyEntity.key(scope)]),
  ]);
  const { pages, orders } = pagesNow(items);
  const tree = new PageTree(pages, orders);
  const held = pageEntity.among(items).filter(({ nextRun }) => nextRun === runOf(launch));
  const left = entries.filter(({ pageId }) => held.some(({ id }) => id === pageId));
  const versions = await readVersions(table, scope, left);
  const mails = { watchers: settings?.adminVersionUpdateEmails, companyName: company?.name ?? '' };
  const all = left.flatMap((entry, index): StoredPage[] => {
    const page = held.find(({ id }) => id === entry.pageId);
    const future = tree.page(entry.pageId);
    const version = versions[index];
    if (!page || !future || !version) return [];
    return [{ page, entry, version, after: detailsOfPage(tree, future) }];
  });
  for (const part of chunk(all, readAtOnce)) {
    const stored = await Promise.all(
      part.map(async (one) => {
        const live = await liveWrite(table, scope, one);
        return {
          bytes: live.bytes,
          writes: [...pageWrites(scope, launch, one), live.write, newJobOf(scope, launch, one, mails)].flat(),
        };
      }),
    );
    for (const writes of inTransactions(stored)) await table.commit(writes);
  }
}

/** The published components stand beside the versions; of a page that leaves the site there are none. */
async function liveWrite(
  table: Table,
  scope: CompanyScope,
  { page, entry, version }: StoredPage,
): Promise<{ bytes: number; write: Write }> {
  if (entry.what === 'takeDown') return { bytes: 0, write: { delete: liveEntity.key(scope, page.id) } };
  const components = await readComponents(table, scope, page.id, version.versionId);
  const record = livePageRecord(
    scope,
    page.id,
    version.versionId,
    renderableComponents(page.id, version, components),
  );
  return { bytes: record.body.length, write: { put: { ...record } } };
}

function pageWrites(
  scope: CompanyScope,
  launch: LaunchRecord,
  { page, entry, version, after }: StoredPage,
): Write[] {
  const { email, goingOn, publishedAt = launch.changedAt } = launch;
  const { versionId } = version;
  const now = new Date(publishedAt);
  const comments = `With the launch '${launch.name}'.`;
  const before = { ...after, ...valuesOf(entry) };
  const { set = {}, gone = [] } = page.next ?? {};
  const live = {
    status: 'live',
    timestamp: publishedAt,
    email,
    comments,
    details: undefined,
    liveDetails: after,
  };
  const action =
    entry.what === 'takeDown' ? logActions.unpublished(versionId) : logActions.published(versionId);
  return [
    {
      update: pageEntity.key(scope, page.id),
      set: { ...set, ...Object.fromEntries([...gone, 'next', 'nextRun'].map((name) => [name, undefined])) },
      add: { revision: 1 },
      condition: { equals: { nextRun: page.nextRun, revision: page.revision } },
      refused: writeConflict,
    },
    ...(entry.what === 'takeDown'
      ? []
      : [
          {
            update: versionEntity.key(scope, page.id, versionId),
            set: live,
            add: { revision: 1 },
            condition: { equals: { status: version.status } },
            refused: writeConflict,
          },
        ]),
    ...retire(scope, page, before, { email, comments: entry.what === 'takeDown' ? comments : '', now }),
    logEntry(scope, page.id, { email, action, comments }, now),
    ...(goingOn?.pageIds.includes(page.id)
      ? [wentOnEntry(scope, page.id, { email, versionId, reason: goingOn.reason, found: [] }, now)]
      : []),
  ];
}

/** The details that the launch replaced. */
const valuesOf = ({ undo = {} }: LaunchPageRecord): Partial<DetailValues> =>
  Object.fromEntries(Object.entries(undo).flatMap(([field, change]) => (change ? [[field, change.to]] : [])));
