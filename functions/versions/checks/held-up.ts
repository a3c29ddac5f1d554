import { type CheckName, checkLabels } from '@galley/shared/checks/check-names';
import { may } from '@galley/shared/permissions';
import type { Finding } from '@galley/shared/schemas/version';
import { activityWrite } from '../../core/activity-log';
import type { CompanyScope } from '../../core/company-scope';
import { readComponents } from '../../core/components/version-contents';
import type { SettingsRecord } from '../../core/entities/site';
import { conflict, type HttpError } from '../../core/errors';
import type { Session } from '../../core/session';
import type { Table, Write } from '../../core/table';
import { logActions, logEntry } from '../../core/version-log';
import { findInVersion, type VersionToCheck } from './find-in-version';
import { readPagesToCheck } from './pages-to-check';

export interface Act {
  table: Table;
  scope: CompanyScope;
  session: Session;
  /** Why it should continue despite the findings; '' where no reason was given. */
  reason: string;
  now: Date;
}

interface Candidate extends Pick<VersionToCheck, 'page' | 'version'> {
  /** The components of the version, where they were read already. */
  stored?: VersionToCheck['stored'];
}

export const holdsUp = (settings: SettingsRecord | undefined): boolean =>
  (settings?.blockingChecks ?? []).length > 0;

export const blockingOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ isBlocking }) => isBlocking);

/**
 * Holds a version up if the company's checks find something in it. Users who may publish can continue with a
 * reason.
 * @returns the log writes that record this, for the transaction of the transition
 * @throws 409 naming the findings
 */
export async function requireChecked(
  { table, scope, session, reason, now }: Act,
  settings: SettingsRecord | undefined,
  { page, version, stored: known }: Candidate,
): Promise<Write[]> {
  if (!holdsUp(settings)) return [];
  const { versionId } = version;
  const stored = known ?? (await readComponents(table, scope, page.id, versionId));
  const pages = await readPagesToCheck(table, scope, { pageId: page.id, content: { version, stored }, now });
  const found = blockingOf(await findInVersion(table, scope, pages, settings, { page, version, stored }));
  if (found.length === 0) return [];
  const name = `V${versionId}`;
  if (reason === '' || !may(session, 'publishDraft')) {
    throw heldUp(
      session,
      `${name} is blocked.`,
      found.map(({ message }) => message),
    );
  }
  const action = `Went on with ${name} of '${page.name}' despite checks: ${reason}`;
  return [
    wentOnEntry(scope, page.id, { email: session.email, versionId, reason, found }, now),
    activityWrite(scope, { actor: session, action, at: now }),
  ];
}

const mostNamed = 3;

/** The error response, which tells users who may give a reason that one is required. */
export function heldUp(session: Session, what: string, messages: readonly string[]): HttpError {
  const more = messages.length - mostNamed;
  const sentences = [what, ...messages.slice(0, mostNamed), ...(more > 0 ? [`And ${more} more.`] : [])];
  return may(session, 'publishDraft')
    ? conflict([...sentences, 'Fix that first, or give a reason to continue.'].join(' '), {
        fields: { reason: 'A reason is required to continue.' },
      })
    : conflict([...sentences, 'Fix that first. An Admin can continue with a reason.'].join(' '));
}

interface WentOn {
  email: string;
  versionId: number;
  reason: string;
  found: readonly Pick<Finding, 'check'>[];
}

/** The entry of a page's log that records a reason. */
export function wentOnEntry(
  scope: CompanyScope,
  pageId: number,
  { email, versionId, reason, found }: WentOn,
  now: Date,
): Write {
  const labels = [...new Set(found.map(({ check }) => check))].map((check: CheckName) => checkLabels[check]);
  const comments = labels.length === 0 ? reason : `${reason} (${labels.join(', ')})`;
  return logEntry(scope, pageId, { email, action: logActions.wentOn(versionId), comments }, now);
}
