import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { timeZoneOf } from '../core/companies/time-zone';
import type { Schedule, TakeDown } from '../core/entities/page';
import { settingsEntity } from '../core/entities/site';
import { conflict, invalid } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { isHomePage } from '../core/pages/page-tree';
import { logActions, logEntry } from '../core/version-log';
import { requireChecked } from './checks/held-up';
import { momentWords } from './moment-words';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { chosenMoments } from './schedule-rules';
import { jobsAt, planChange } from './schedule-writes';
import { readPageAndNewest, versionTransition } from './version-repository';
import { requireOpen, requireReviewed } from './version-rules';

type Request = OperationRequest<Contract['scheduleVersion']>;

/**
 * Schedules when a pending version is published and taken down, or when a live one is taken down. It may be
 * called again.
 */
export const scheduleVersion: Operation<Contract['scheduleVersion']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [read, settings] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    table.get(settingsEntity.key(scope)),
  ]);
  const { page } = read;
  const timeZone = timeZoneOf(settings);
  const { publishAt, takeDownAt } = chosenMoments(input, timeZone, now);
  if (takeDownAt && isHomePage(page)) throw invalid({ takeDownAt: 'The home page cannot be taken down.' });
  const { versionId } = input;
  const plan = { versionId, timeZone, email: session.email, setAt: now.toISOString() };
  const isLive = page.liveVersionId === versionId;
  const { writes, pending } = isLive
    ? ofLive(request, read, { plan, publishAt, takeDownAt })
    : ofPending(request, read, { plan, publishAt, takeDownAt });
  // The version is not checked again at its time: what was reviewed goes live.
  const goingOn =
    pending &&
    (await requireChecked({ ...request, reason: input.reason }, settings, {
      page,
      version: pending,
    }));
  const words = [
    publishAt ? `Goes live ${momentWords(publishAt, timeZone)}.` : '',
    takeDownAt ? `Leaves the site ${momentWords(takeDownAt, timeZone)}.` : '',
    input.comments,
  ];
  const comments = words.filter(Boolean).join(' ');
  const recipients = notificationRecipients(pending, settings?.adminVersionUpdateEmails);
  const event = { page, version: plan, actor: session, comments, recipients };
  const mail = notificationJob(scope, 'scheduled', event, now);
  const { email } = session;
  await commitWithJobs(table, mail, [
    ...writes,
    ...jobsAt(scope, [publishAt, takeDownAt], [page.id], now).map(({ write }) => write),
    logEntry(scope, page.id, { email, action: logActions.scheduled(versionId), comments }, now),
    ...(goingOn ?? []),
  ]);
  return { ...(publishAt && { publishAt }), ...(takeDownAt && { takeDownAt }), email };
};

type Read = Awaited<ReturnType<typeof readPageAndNewest>>;
interface Times {
  plan: Pick<Schedule, 'versionId' | 'timeZone' | 'email' | 'setAt'>;
  publishAt: string | undefined;
  takeDownAt: string | undefined;
}

function ofPending({ scope, input }: Request, { page, newest }: Read, times: Times) {
  const pending = requireOpen(page, newest, 'pending', input.versionId);
  requireReviewed(pending, input.revision);
  const publishAt = required(times.publishAt, () =>
    invalid({ publishAt: 'The time to go live is required.' }),
  );
  const schedule: Schedule = {
    ...times.plan,
    publishAt,
    ...(times.takeDownAt && { takeDownAt: times.takeDownAt }),
    comments: input.comments,
    // The version that is published must be the one that was checked now: every workflow step raises its
    // revision.
    revision: pending.revision + 1,
  };
  return {
    pending,
    writes: [versionTransition(scope, page.id, pending, {}), planChange(scope, page, { schedule })],
  };
}

function ofLive({ scope, input: { versionId } }: Request, { page }: Read, times: Times) {
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  if (times.publishAt) throw conflict(`V${versionId} is live already.`);
  const takeDownAt = required(times.takeDownAt, () =>
    invalid({ takeDownAt: 'The time to leave the site is required.' }),
  );
  const takeDown: TakeDown = { ...times.plan, takeDownAt };
  return { pending: undefined, writes: [planChange(scope, page, { takeDown })] };
}
