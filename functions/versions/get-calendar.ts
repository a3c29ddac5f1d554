import type { Contract } from '@galley/shared/contract/contract';
import { localTimeAt } from '@galley/shared/local-time';
import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import { timeZoneOf } from '../core/companies/time-zone';
import type { CompanyScope } from '../core/company-scope';
import { calendarEntity } from '../core/entities/calendar';
import { launchEntity } from '../core/entities/launch';
import { settingsEntity } from '../core/entities/site';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { plannedEntries, plannedLaunches, turnEntries } from './planned-entries';

/** A month in the company's time zone: upcoming, done and missed entries in order, without a limit. */
export const getCalendar: Operation<Contract['getCalendar']> = async ({ table, scope, input }) => {
  const [settings, tree, launches, done] = await Promise.all([
    table.get(settingsEntity.key(scope)),
    readPageTree(table, scope),
    table.queryAll(launchEntity.range(scope)),
    readDone(table, scope, input.month),
  ]);
  const timeZone = timeZoneOf(settings);
  // Missed plans have entries of their own.
  const planned = [...plannedEntries(tree.pages), ...turnEntries(tree), ...plannedLaunches(launches)];
  const coming = planned.filter(({ state }) => state === 'coming');
  const entries = [...done, ...coming]
    .filter(({ at }) => localTimeAt(at, timeZone).startsWith(input.month))
    .sort((one, other) => one.at.localeCompare(other.at));
  return { timeZone, entries };
};

/**
 * The entries of the month and the adjacent days, because the company's time zone may be most of a day away
 * from UTC.
 */
async function readDone(table: Table, scope: CompanyScope, month: string): Promise<CalendarEntry[]> {
  const first = new Date(`${month}-01T00:00:00Z`);
  const dayBefore = new Date(first.getTime() - 1).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString();
  const parts = await Promise.all(
    [dayBefore, month, next.slice(0, 10)].map((begin) => table.queryAll(calendarEntity.range(scope, begin))),
  );
  return parts.flat().map(({ state, what, at, pageId, pageName, versionId, reason, launchId, section }) => ({
    state,
    what,
    at,
    pageId,
    pageName,
    versionId,
    ...(reason && { reason }),
    ...(launchId && { launchId }),
    ...(section && { section }),
  }));
}
