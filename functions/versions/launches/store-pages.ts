import { calendarWrite } from '../../core/calendar-write';
import type { CompanyScope } from '../../core/company-scope';
import { readComponents } from '../../core/components/version-contents';
import { writeConflict } from '../../core/conflicts';
import type { LaunchPageRecord, LaunchRecord } from '../../core/entities/launch';
import { type PageRecord, pageEntity } from '../../core/entities/page';
import {
  type DetailValues,
  liveEntity,
  type VersionRecord,
  versionEntity,
} from '../../core/entities/version';
import { noteLinks } from '../../core/hints/link-hints';
import { searchTextHints } from '../../core/hints/search-text-hints';
import { dispatchJobs, type NewJob } from '../../core/jobs';
import { turnJob } from '../../core/pages/timed-sections';
import { detailsOfPage } from '../../core/pages/version-details';
import { livePageRecord, renderableComponents } from '../../core/release/live-page';
import { fromPartOfSite, treeOf } from '../../core/release/site';
import { chunk, type Table, type Write } from '../../core/table';
import { logActions, logEntry } from '../../core/version-log';
import { wentOnEntry } from '../checks/held-up';
import { type Act, retire } from '../make-live';
import { dueWords } from '../moment-words';
import { inTransactions } from './in-transactions';
import { newsOf } from './launch-mails';
import { type Launch, readVersions, runOf } from './launch-repository';
import { pagesOf } from './read-plan';

const readAtOnce = 20;

interface StoredPage {
  /** The stored page, with its next state beside it. */
  page: PageRecord;
  entry: LaunchPageRecord;
  version: VersionRecord;
  after: DetailValues;
}

/**
 * Stores the pages, and returns the job for the next moment at which their sections appear or disappear.
 * @throws WriteConflict where another write changed one of the pages
 */
export async function storePages(
  table: Table,
  scope: CompanyScope,
  { launch, entries }: Launch,
): Promise<NewJob[]> {
  const ids = pagesOf({ entries });
  const records = await table.batchGet(ids.map((id) => pageEntity.key(scope, id)));
  const held = records.flatMap((page) => (page?.nextRun === runOf(launch) ? [page] : []));
  const left = entries.filter(({ pageId }) => held.some(({ id }) => id === pageId));
  const versions = await readVersions(table, scope, left);
  const { all, launched, mails } = await fromPartOfSite(table, scope, ids, async (site) => {
    const tree = treeOf(site);
    const { settings, company } = site;
    return {
      mails: { watchers: settings?.adminVersionUpdateEmails, companyName: company.name },
      launched: ids.flatMap((id) => tree.page(id) ?? []),
      all: left.flatMap((entry, index): StoredPage[] => {
        const page = held.find(({ id }) => id === entry.pageId);
        const future = tree.page(entry.pageId);
        const version = versions[index];
        if (!page || !future || !version) return [];
        return [{ page, entry, version, after: detailsOfPage(tree, future) }];
      }),
    };
  });
  for (const part of chunk(all, readAtOnce)) {
    const stored = await Promise.all(
      part.map(async (one) => {
        const act = actOf(launch, one);
        const live = await liveWrite(table, scope, one);
        const news = newsOf(scope, { ...one, page: { ...one.page, name: one.after.name } }, act, mails);
        const writes = [
          ...pageWrites(scope, launch, one, act),
          ...live.writes,
          ...news.map(({ write }) => write),
        ];
        return { bytes: live.bytes, writes, news };
      }),
    );
    for (const writes of inTransactions(stored)) await table.commit(writes);
    await dispatchJobs(stored.flatMap(({ news }) => news));
  }
  return turnJob(scope, launched, new Date());
}

/** The user and comment of the publish: from the launch, or from the page's own schedule. */
function actOf(
  { email, name, dueAt, publishedAt, changedAt }: LaunchRecord,
  { page, entry }: StoredPage,
): Act {
  const now = new Date(publishedAt ?? changedAt);
  const plan = entry.what === 'publish' ? page.schedule : page.takeDown;
  if (dueAt === undefined || !plan) return { email, comments: `With the launch '${name}'.`, now };
  const words = [dueWords(dueAt, plan.timeZone, now), ...('comments' in plan ? [plan.comments] : [])];
  return { email: plan.email, comments: words.filter(Boolean).join(' '), now };
}

/** The published components are stored beside the versions; a page that is taken down has none. */
async function liveWrite(
  table: Table,
  scope: CompanyScope,
  { page, entry, version }: StoredPage,
): Promise<{ bytes: number; writes: Write[] }> {
  if (entry.what === 'takeDown') return { bytes: 0, writes: [{ delete: liveEntity.key(scope, page.id) }] };
  const components = await readComponents(table, scope, page.id, version.versionId);
  const shown = renderableComponents(page.id, version, components);
  const record = livePageRecord(scope, page.id, version.versionId, shown);
  const forgotten = await noteLinks(table, scope, page.id, shown);
  return { bytes: record.body.length, writes: [{ put: { ...record } }, ...forgotten] };
}

function pageWrites(
  scope: CompanyScope,
  { goingOn, dueAt }: LaunchRecord,
  { page, entry, version, after }: StoredPage,
  { email, comments, now }: Act,
): Write[] {
  const { versionId } = version;
  const before = { ...after, ...valuesOf(entry) };
  const { set = {}, gone = [] } = page.next ?? {};
  const live = {
    status: 'live',
    timestamp: now.toISOString(),
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
      set: {
        ...set,
        changedBy: email,
        ...Object.fromEntries([...gone, 'next', 'nextRun'].map((name) => [name, undefined])),
      },
      add: { revision: 1 },
      condition: { equals: { nextRun: page.nextRun, revision: page.revision } },
      refused: writeConflict,
    },
    ...searchTextHints(scope, page.id, { ...page, ...set }, page),
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
    ...(dueAt === undefined ? [] : [calendarWrite(scope, noteOf({ entry, after }), now)]),
    ...(goingOn?.pageIds.includes(page.id)
      ? [wentOnEntry(scope, page.id, { email, versionId, reason: goingOn.reason, found: [] }, now)]
      : []),
  ];
}

/** A launch has one calendar entry; a page with a schedule of its own has its own entry. */
const noteOf = ({ entry: { what, pageId, versionId }, after }: Pick<StoredPage, 'entry' | 'after'>) =>
  ({
    state: 'done',
    what: what === 'takeDown' ? what : 'publish',
    pageId,
    pageName: after.name,
    versionId,
  }) as const;

/** The details that the launch replaced. */
const valuesOf = ({ undo = {} }: LaunchPageRecord): Partial<DetailValues> =>
  Object.fromEntries(Object.entries(undo).flatMap(([field, change]) => (change ? [[field, change.to]] : [])));
