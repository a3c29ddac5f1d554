import { groupBy } from '@galley/shared/group-by';
import { type OutsideResponse, verdictOf } from '@galley/shared/outside-url';
import { spendBudget } from '../core/budgets/spend-budget';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { companyEntity } from '../core/entities/company';
import {
  isCheckDue,
  isKnownBroken,
  linkSearchEntity,
  type OutsideUrlRecord,
  outsideUrlEntity,
} from '../core/entities/outside';
import { environment } from '../core/env';
import { checkUrl } from '../core/outside-links/check-url';
import { linkCheckJob } from '../core/outside-links/link-check-jobs';
import { type Internet, theInternet } from '../core/outside-links/the-internet';
import type { Table, Write } from '../core/table';
import type { Outcome } from './job-outcome';

const hourMs = 60 * 60_000;
/** Requests per minute, in total and for each host. */
const inAMinute = 60;
const ofOneHost = 10;
/** The number of hosts that are checked in parallel; the requests to one host are sequential. */
const hostsBesideEachOther = 8;
/** A step starts no further request after this time, before its lease and its Lambda end. */
const stepMs = 10_000;
const minuteMs = 60_000;
/** As long as a job's lease. */
const leaseMs = 30_000;
/** A second failure counts only after this time, since a site may be down for an hour of maintenance. */
const apartMs = hourMs;
const secondAskMs = 24 * hourMs;

type Asked = [record: OutsideUrlRecord, response: OutsideResponse];

/** Checks some of the links that are due, and leaves the others for the next minute. */
export async function checkDueLinks(table: Table, scope: CompanyScope): Promise<Outcome | undefined> {
  const now = new Date();
  const [records, look, company] = await Promise.all([
    table.queryAll(outsideUrlEntity.range(scope)),
    table.get(linkSearchEntity.key(scope)),
    table.get(companyEntity.key(scope)),
  ]);
  // Visitors see no pages of a suspended company.
  if (company?.isSuspended) return undefined;
  const askSince = look?.askSince ?? '';
  const due = records.filter((record) => isCheckDue(record, askSince, now));
  const inAMinuteAgain = [linkCheckJob(scope, new Date(now.getTime() + minuteMs), now)];
  if (!(await takeTurn(table, scope, now))) return { next: inAMinuteAgain };
  const picked = pick(due, records, now);
  if (picked.length > 0) await spendBudget(table, scope, 'outsideLinks', picked.length, now);
  const asked = await ask(theInternet, picked, Date.now() + stepMs);
  const isTrusted = await isOnline(theInternet, asked);
  const writes = asked.map((each) => written(each, isTrusted, new Date()));
  await table.commitInParts(writes);
  const after = await table.queryAll(outsideUrlEntity.range(scope));
  const noted = { turnUntil: '', deadOn: deadOn(after) };
  const leaseEnds: Write = { update: linkSearchEntity.key(scope), set: noted };
  if (asked.length < due.length) return { next: inAMinuteAgain, writes: [leaseEnds] };
  const again = nextMoment(after);
  return { writes: [leaseEnds, ...(again ? [linkCheckJob(scope, again, now).write] : [])] };
}

/** The number of broken links per page that the page list shows. */
const mostDeadLinks = 3;

function deadOn(records: readonly OutsideUrlRecord[]): Record<string, string[]> {
  const deadLinks = new Map<number, string[]>();
  for (const { address, pageIds } of records.filter(isKnownBroken)) {
    for (const pageId of pageIds) deadLinks.set(pageId, [...(deadLinks.get(pageId) ?? []), address]);
  }
  return Object.fromEntries(
    [...deadLinks].map(([pageId, addresses]) => [pageId, addresses.slice(0, mostDeadLinks)]),
  );
}

const hostOf = ({ address }: OutsideUrlRecord): string => new URL(address).host;

/**
 * Lets only one step of a company run at a time: two would send requests to the same hosts, and more of them
 * than is polite.
 */
async function takeTurn(table: Table, scope: CompanyScope, now: Date): Promise<boolean> {
  const taken = await conflictOf(
    table.commit([
      {
        update: linkSearchEntity.key(scope),
        setOnce: { lookedAt: now.toISOString(), askSince: '', left: 0 },
        set: { turnUntil: new Date(now.getTime() + leaseMs).toISOString() },
        condition: {
          anyOf: [{ equals: { turnUntil: undefined } }, { below: { turnUntil: now.toISOString() } }],
        },
        refused: writeConflict,
      },
    ]),
  );
  return !taken;
}

/** The links that have waited longest, as many as this minute allows. */
function pick(
  due: readonly OutsideUrlRecord[],
  all: readonly OutsideUrlRecord[],
  now: Date,
): OutsideUrlRecord[] {
  const aMinuteAgo = new Date(now.getTime() - minuteMs).toISOString();
  const justAsked = all.filter(({ askedAt }) => askedAt > aMinuteAgo);
  const counts = new Map<string, number>();
  const counted = (record: OutsideUrlRecord) => {
    const count = (counts.get(hostOf(record)) ?? 0) + 1;
    counts.set(hostOf(record), count);
    return count;
  };
  for (const record of justAsked) counted(record);
  return due
    .toSorted((a, b) => (a.askedAt < b.askedAt ? -1 : 1))
    .filter((record) => counted(record) <= ofOneHost)
    .slice(0, Math.max(0, inAMinute - justAsked.length));
}

/** @returns the results of the checks that were started in time */
async function ask(internet: Internet, picked: readonly OutsideUrlRecord[], until: number): Promise<Asked[]> {
  const queues = [...groupBy(picked, hostOf).values()];
  const asked: Asked[] = [];
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const record of queue) {
        if (Date.now() > until) return;
        asked.push([record, await checkUrl(internet, record.address)]);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsBesideEachOther }, work));
  return asked;
}

/**
 * Results that may be wrong on a machine without internet access, or behind a proxy that intercepts
 * connections.
 */
const isDoubtful = (response: OutsideResponse): boolean =>
  response === 'noName' || response === 'certificate';

/**
 * Whether this machine sees the real internet: proved by the result of some site, or else by the product's
 * own site.
 */
async function isOnline(internet: Internet, asked: readonly Asked[]): Promise<boolean> {
  if (!asked.some(([, response]) => isDoubtful(response))) return true;
  const isProof = ([{ address }, response]: Asked) =>
    address.startsWith('https:') && typeof response === 'number';
  if (asked.some(isProof)) return true;
  return typeof (await checkUrl(internet, environment('ADMIN_ORIGIN'))) === 'number';
}

function written([record, given]: Asked, isTrusted: boolean, now: Date): Write {
  const { failures, failedAt } = record;
  const response = isDoubtful(given) && !isTrusted ? 'none' : given;
  const verdict = verdictOf(response);
  const at = now.toISOString();
  const isApart = failedAt === '' || now.getTime() - Date.parse(failedAt) >= apartMs;
  const found = {
    well: { failures: 0, failedAt: '', askAt: '', answer: String(response) },
    dead: isApart
      ? {
          failures: failures + 1,
          failedAt: at,
          askAt: failures === 0 ? new Date(now.getTime() + secondAskMs).toISOString() : '',
          answer: String(response),
        }
      : { answer: String(response) },
    // A broken link stays broken until a check succeeds.
    notKnown: { askAt: '', ...(failures === 0 && { answer: String(response) }) },
  }[verdict];
  // The record may have been deleted in the meantime, because no page links to it any more.
  return { update: record, set: { ...found, askedAt: at }, condition: { exists: true } };
}

/** The next planned check; undefined where all links wait for the weekly one. */
function nextMoment(records: readonly OutsideUrlRecord[]): Date | undefined {
  const [first] = records.flatMap(({ askAt }) => askAt || []).sort();
  return first === undefined ? undefined : new Date(first);
}
