import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { activityEntity } from '../core/entities/activity';
import type { EntityRange, Key } from '../core/entities/key';
import {
  type LaunchPartRecord,
  type LaunchRecord,
  launchEntity,
  launchesPartition,
  launchPartEntity,
} from '../core/entities/launch';
import { type PageRecord, pageEntity, redirectEntity } from '../core/entities/page';
import {
  commentEntity,
  openPageEntity,
  threadEntity,
  versionEntity,
  versionLogEntity,
} from '../core/entities/version';
import type { JobWork } from '../core/jobs';
import { inGroups, type Table, type Write } from '../core/table';
import { type ForgottenPerson, replacePerson } from '../core/users/former-user';
import { commitEach } from './finish-move';
import { forgetInSite } from './forget-in-site';

type Work = JobWork<'forget-person'>;
/** The progress within one place; `cursor` is where it continues. */
type Step = { cursor?: string };
type Noted = LaunchRecord | LaunchPartRecord;
type LookThrough = (table: Table, scope: CompanyScope, work: Work) => Promise<Step>;

/** The amounts that a job processes well within its lease, however large the company is. */
const rowsAtOnce = 1_000;
const pagesAtOnce = 40;
const readAtOnce = 10;

/**
 * Replaces a deleted person's email addresses by the pseudonym, in one part of one place at a time. It works
 * on the current data, so a step may run twice.
 * @returns the remaining work, if any
 */
export async function forgetPerson(table: Table, scope: CompanyScope, work: Work): Promise<Work | undefined> {
  const [place, ...others] = work.places;
  if (!place) return undefined;
  const { cursor } = await placeSteps[place](table, scope, work);
  if (cursor !== undefined) return { ...work, after: cursor };
  return others.length > 0 ? { ...work, places: others, after: '' } : undefined;
}

const placeSteps: Record<Work['places'][number], LookThrough> = {
  activity: inRows(
    (scope) => activityEntity.range(scope),
    (entry, work) => inEntry(entry, work, ['email', 'action'], entry.timestamp),
  ),
  redirects: inRows(
    (scope) => redirectEntity.range(scope),
    (row, work) => inEntry(row, work, ['email'], row.createdAt),
  ),
  pages: async (table, scope, work) => {
    const { items, cursor } = await table.query(pageEntity.range(scope), {
      limit: pagesAtOnce,
      ...goingOn(work),
    });
    await inGroups(items, readAtOnce, (page) => inPage(table, scope, page, work));
    return { cursor };
  },
  launches: inRows(
    (scope) => launchesPartition.everything(scope),
    (item, work) =>
      [...launchEntity.among([item]), ...launchPartEntity.among([item])].flatMap((noted) =>
        inEntry<Noted>(noted, work, ['email'], noted.changedAt),
      ),
  ),
  site: async (table, scope, work) => {
    await forgetInSite(table, scope, work);
    return {};
  },
};

const goingOn = ({ after }: Work) => (after === '' ? {} : { cursor: after });

/** Looks through the rows of a range, a part of them at a time. */
function inRows<Row extends Key>(
  rangeOf: (scope: CompanyScope) => EntityRange<Row>,
  inRow: (row: Row, work: Work) => Write[][],
): LookThrough {
  return async (table, scope, work) => {
    const { items, cursor } = await table.query(rangeOf(scope), { limit: rowsAtOnce, ...goingOn(work) });
    await commitEach(
      table,
      items.flatMap((row) => inRow(row, work)),
    );
    return { cursor };
  };
}

/** Later entries may belong to another person who has the email address now. */
const isOfThen = (at: string | undefined, { until }: ForgottenPerson) => (at ?? '') <= until;

/**
 * The change of an item whose named attributes contain an email address of the person; no change otherwise.
 */
function inEntry<Entry extends Key>(
  entry: Entry,
  work: Work,
  attributes: readonly (keyof Entry & string)[],
  at: string | undefined,
): Write[][] {
  if (!isOfThen(at, work)) return [];
  const held: Record<string, unknown> = {};
  const set: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const text = entry[attribute];
    if (typeof text !== 'string') continue;
    const without = replacePerson(text, work);
    if (without === text) continue;
    held[attribute] = text;
    set[attribute] = without;
  }
  if (Object.keys(set).length === 0) return [];
  return [[{ update: entry, set, condition: { equals: held }, refused: writeConflict }]];
}

/**
 * The page's row, its versions, log and comments, and the mark that the person has it open, which otherwise
 * expires by itself.
 */
async function inPage(table: Table, scope: CompanyScope, page: PageRecord, work: Work): Promise<void> {
  const [versions, log, threads, comments, open] = await Promise.all([
    table.queryAll(versionEntity.range(scope, page.id), {
      attributes: ['email', 'submittedBy', 'comments', 'timestamp', 'changedBy', 'changedAt'],
    }),
    table.queryAll(versionLogEntity.range(scope, page.id)),
    table.queryAll(threadEntity.range(scope, page.id)),
    table.queryAll(commentEntity.range(scope, page.id)),
    table.queryAll(openPageEntity.range(scope, page.id, work.userId), { attributes: [] }),
  ]);
  await commitEach(table, [
    ...inPageRow(page, work),
    ...versions.flatMap((version) => [
      ...inEntry(version, work, ['email', 'submittedBy', 'comments'], version.timestamp),
      ...inEntry(version, work, ['changedBy'], version.changedAt),
    ]),
    ...log.flatMap((entry) => inEntry(entry, work, ['email', 'action', 'comments'], entry.timestamp)),
    ...threads.flatMap((thread) => inEntry(thread, work, ['resolvedBy'], thread.resolvedAt)),
    ...comments.flatMap((comment) => inEntry(comment, work, ['email', 'text'], comment.timestamp)),
    ...open.map((mark): Write[] => [{ delete: mark }]),
  ]);
}

/**
 * The last editor, the submitter of the pending version, the one who rejected a version, and the one who
 * scheduled a publish or take-down.
 */
function inPageRow(page: PageRecord, work: Work): Write[][] {
  const { revision, submittedBy, submittedComments, submittedAt, sentBack } = page;
  const { schedule, takeDown, scheduleRevision, changedBy, changedAt } = page;
  const set = {
    ...(changedBy && isOfThen(changedAt, work) && { changedBy: replacePerson(changedBy, work) }),
    ...(isOfThen(submittedAt, work) && {
      submittedBy: submittedBy && replacePerson(submittedBy, work),
      submittedComments: submittedComments && replacePerson(submittedComments, work),
    }),
    ...(sentBack &&
      isOfThen(sentBack.timestamp, work) && {
        sentBack: {
          ...sentBack,
          email: replacePerson(sentBack.email, work),
          comments: replacePerson(sentBack.comments, work),
        },
      }),
    ...(schedule &&
      isOfThen(schedule.setAt, work) && {
        schedule: {
          ...schedule,
          email: replacePerson(schedule.email, work),
          comments: replacePerson(schedule.comments, work),
        },
      }),
    ...(takeDown &&
      isOfThen(takeDown.setAt, work) && {
        takeDown: { ...takeDown, email: replacePerson(takeDown.email, work) },
      }),
  };
  if (JSON.stringify({ ...page, ...set }) === JSON.stringify(page)) return [];
  // The revision stays the same, because nothing changed that anyone is editing.
  const condition = { equals: { revision, scheduleRevision } };
  return [[{ update: page, set, condition, refused: writeConflict }]];
}
