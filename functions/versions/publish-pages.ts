import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { timeZoneOf } from '../core/companies/time-zone';
import { HttpError } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { readSite } from '../core/release/site';
import { requireLaunchChecked } from './checks/held-up-launch';
import { readLaunch } from './launches/launch-repository';
import { launchStart } from './launches/launch-start';
import { commitNewLaunch, newLaunchId } from './launches/new-launch';
import { entryOf, type OpenVersions, planOpenVersions } from './launches/open-versions';
import { momentWords } from './moment-words';
import { submission } from './submission';

type Request = OperationRequest<Contract['publishPages']>;
type Candidate = OpenVersions['candidates'][number];

/**
 * Publishes the open versions of pages in one release, as a launch of their own; drafts are submitted first.
 * Pages that cannot go live are reported with the reason, and the others are published without them.
 */
export const publishPages: Operation<Contract['publishPages']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const site = await readSite(table, scope);
  const name = `Pages of ${momentWords(now.toISOString(), timeZoneOf(site.settings))}`;
  const { tree, plan, problems, candidates } = await planOpenVersions(table, scope, site, input.pageIds, now);
  const { goingOn, log } = await requireLaunchChecked({ ...request, reason: input.reason }, { name }, plan);
  const going: Candidate[] = [];
  for (const candidate of candidates) {
    try {
      going.push(await submitted(request, candidate));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      problems.set(candidate.page.id, error.message);
    }
  }
  const pages = [...new Set(input.pageIds)].map((pageId) => {
    const one = going.find(({ page }) => page.id === pageId);
    const problem = problems.get(pageId);
    return {
      pageId,
      pageName: tree.page(pageId)?.name ?? `Page ${pageId}`,
      ...(one && { versionId: one.version.versionId }),
      ...(problem !== undefined && { problem }),
    };
  });
  if (going.length === 0) return { pages };
  const launchId = await newLaunchId(table, scope);
  const made = activityWrite(scope, { actor: session, action: `Created the launch '${name}'`, at: now });
  const entries = going.map((candidate) => entryOf(scope, launchId, candidate));
  await commitNewLaunch(table, scope, { id: launchId, name, email: session.email, now }, entries, made);
  const { launch } = await readLaunch(table, scope, launchId);
  const { write, job } = launchStart(scope, { ...launch, goingOn }, now);
  await commitWithJobs(table, job, [write, ...log]);
  return { launchId, pages };
};

/** @throws 409 where the draft or its page was changed in the meantime */
async function submitted(request: Request, candidate: Candidate): Promise<Candidate> {
  const { page, version } = candidate;
  if (version.status === 'pending') return candidate;
  const { writes, mail } = submission(request, { page, draft: version, comments: '', recipients: [] });
  await commitWithJobs(request.table, mail, writes);
  return { page, version: { ...version, status: 'pending', revision: version.revision + 1 } };
}
