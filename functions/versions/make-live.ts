import { calendarWrite } from '../core/calendar-write';
import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import {
  type ComponentRecord,
  type DetailValues,
  type VersionRecord,
  versionEntity,
} from '../core/entities/version';
import { livePageRecord, renderableComponents } from '../core/release/live-page';
import type { ReleasePlan } from '../core/release/release-plan';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import type { DetailedPage } from './details-to-release';
import { versionTransition } from './version-repository';

/** Who publishes, when, and with which comment. */
export interface Act {
  email: string;
  comments: string;
  now: Date;
}

/** The writes of a flip that make this version visible; the previous live version becomes a backup. */
export function makeLive(
  scope: CompanyScope,
  { change: { before: page }, before, after, reservation }: DetailedPage,
  version: VersionRecord,
  stored: readonly ComponentRecord[],
  { email, comments, now }: Act,
): Required<Pick<ReleasePlan, 'bodies' | 'writes'>> {
  const { versionId } = version;
  const components = renderableComponents(page.id, version, stored);
  const live = {
    status: 'live',
    timestamp: now.toISOString(),
    email,
    comments,
    details: undefined,
    liveDetails: after,
  } as const;
  return {
    bodies: [{ pageId: page.id, components, reservation }],
    writes: [
      versionTransition(scope, page.id, version, live),
      ...retire(scope, page, before, { email, comments: '', now }),
      { put: { ...livePageRecord(scope, page.id, versionId, components) } },
      logEntry(scope, page.id, { email, action: logActions.published(versionId), comments }, now),
      calendarWrite(
        scope,
        { state: 'done', what: 'publish', pageId: page.id, pageName: after.name, versionId },
        now,
      ),
      countWrite(scope, { publishedAt: now }),
    ],
  };
}

/** Turns the live version into a backup, with the details that the page had until then. */
export function retire(
  scope: CompanyScope,
  page: PageRecord,
  liveDetails: DetailValues,
  { email, comments, now }: Act,
): Write[] {
  if (page.liveVersionId === null) return [];
  return [
    {
      update: versionEntity.key(scope, page.id, page.liveVersionId),
      set: { status: 'backup', timestamp: now.toISOString(), email, comments, liveDetails },
      add: { revision: 1 },
      condition: { equals: { status: 'live' } },
    },
  ];
}
