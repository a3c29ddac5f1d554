import { createHash } from 'node:crypto';
import { type LiveChange, liveChangeLabels, roleMay } from '@galley/shared/permissions';
import type { CompanyScope } from './company-scope';
import { settingsEntity } from './entities/site';
import { forbidden } from './errors';
import { type NewJob, sharedJob } from './jobs';
import { mailOf } from './mail';
import type { Session } from './session';
import type { Table } from './table';

interface Context {
  table: Table;
  scope: CompanyScope;
  session: Pick<Session, 'email' | 'role' | 'companyName'>;
  now: Date;
}

/** A user's changes to one thing within this time are reported in one mail. */
const noticeIntervalMs = 10 * 60_000;

/**
 * The rule for changes of the live site that skip review: Admins may make them; editors may where the company
 * allows it, and then its Admins are notified by mail. Returns the jobs to write in the change's transaction.
 * @param what as it reads in the mail, such as "the form 'Contact'"
 * @param isLive whether visitors see it; called for editors only
 * @throws 403 where the company reserves such changes for its Admins
 */
export async function allowLiveChange(
  { table, scope, session, now }: Context,
  change: LiveChange,
  what: string,
  isLive: () => Promise<boolean>,
): Promise<NewJob[]> {
  if (roleMay(session.role, 'changeLiveSite')) return [];
  const [settings, live] = await Promise.all([table.get(settingsEntity.key(scope)), isLive()]);
  if (!live) return [];
  if (settings?.adminOnlyChanges?.includes(change)) {
    throw forbidden(
      `Visitors see ${what} now, and your company keeps this to its Admins: ${liveChangeLabels[change]}. ` +
        'Nothing was saved. Ask an Admin to make the change.',
    );
  }
  const slot = Math.floor(now.getTime() / noticeIntervalMs + 1) * noticeIntervalMs;
  return (settings?.adminVersionUpdateEmails ?? []).map((to) =>
    sharedJob(
      scope,
      { kind: 'send-mail', mail: { from: 'version', to, ...mailAbout(session, what) } },
      { dueAt: new Date(slot), jobId: jobIdOf(session.email, what, to), now },
    ),
  );
}

function mailAbout({ email, companyName }: Context['session'], what: string) {
  return mailOf({
    subject: `${companyName}: the live site was changed without a review`,
    headline: 'The live site was changed without a review',
    paragraphs: [
      `${email} changed ${what}, which visitors see.`,
      'The activity log says what was changed. Under Site Information, Company, you decide which changes editors make at once.',
    ],
    footer: `You receive this email because ${companyName} runs its website with Galley.`,
  });
}

const jobIdOf = (...parts: string[]) =>
  `told-${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16)}`;
