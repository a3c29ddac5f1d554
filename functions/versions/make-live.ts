import { calendarWrite } from '../core/calendar-write';
import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { type ComponentRecord, type VersionRecord, versionEntity } from '../core/entities/version';
import { livePageRecord, renderableComponents } from '../core/release/live-page';
import type { ReleasePlan } from '../core/release/release-plan';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { versionTransition } from './version-repository';

/** Who does it, when, and with which words. */
export interface Act {
  email: string;
  comments: string;
  now: Date;
}

/** What a flip writes so that visitors see this version; the one that was live becomes a backup. */
export function makeLive(
  scope: CompanyScope,
  page: PageRecord,
  version: VersionRecord,
  stored: readonly ComponentRecord[],
  { email, comments, now }: Act,
): Required<Pick<ReleasePlan, 'bodies' | 'writes'>> {
  const { versionId } = version;
  const components = renderableComponents(page.id, version, stored);
  const timestamp = now.toISOString();
  return {
    bodies: [{ pageId: page.id, components }],
    writes: [
      versionTransition(scope, page.id, version, { status: 'live', timestamp, email, comments }),
      ...retire(scope, page, { email, comments: '', now }),
      { put: { ...livePageRecord(scope, page.id, versionId, components) } },
      logEntry(scope, page.id, { email, action: logActions.published(versionId), comments }, now),
      calendarWrite(
        scope,
        { state: 'done', what: 'publish', pageId: page.id, pageName: page.name, versionId },
        now,
      ),
      countWrite(scope, { publishedAt: now }),
    ],
  };
}

/** What is live on a page becomes a backup. */
export function retire(scope: CompanyScope, page: PageRecord, { email, comments, now }: Act): Write[] {
  if (page.liveVersionId === null) return [];
  return [
    {
      update: versionEntity.key(scope, page.id, page.liveVersionId),
      set: { status: 'backup', timestamp: now.toISOString(), email, comments },
      add: { revision: 1 },
      condition: { equals: { status: 'live' } },
    },
  ];
}
