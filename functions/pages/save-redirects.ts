import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { onError } from '@galley/shared/on-error';
import { retryOnConflict } from '../core/conflicts';
import { pageEntity } from '../core/entities/page';
import { releaseEntity } from '../core/entities/path';
import { conflict } from '../core/errors';
import { dispatchJobs, invalidationJob } from '../core/jobs';
import type { OperationRequest } from '../core/operation';
import { PathTakenError } from '../core/pages/path-reservations';
import { whileReleaseIs } from '../core/release/release-plan';
import { type ReleaseState, releaseStateOf } from '../core/release/release-state';
import { chunk } from '../core/table';
import { siteIsBusy } from './page-repository';
import { addRedirect, readRedirectFacts, requireRoom } from './redirect-repository';
import { planRedirects, type RedirectPlan } from './redirect-rules';

type Request = Pick<
  OperationRequest<Contract['importRedirects']>,
  'table' | 'scope' | 'session' | 'release' | 'now'
>;
type NewRedirect = Exclude<RedirectPlan, { state: 'refused' }>;

/**
 * Adds redirects, all or none where they fit into one transaction; importing the same list again adds what
 * was left out. If one of them is refused, nothing is written.
 */
export async function saveRedirects(
  request: Request,
  asked: readonly { from: string; to: string }[],
  { isCheckOnly, spend }: { isCheckOnly: boolean; spend?: () => Promise<void> },
): Promise<{ plans: RedirectPlan[]; written: number }> {
  const { table, scope } = request;
  return retryOnConflict({ attempts: 5, orElse: siteIsBusy }, async (attempt) => {
    const release =
      attempt === 1 ? request.release : releaseStateOf(await table.get(releaseEntity.key(scope)));
    // Counted in parallel with reading the redirects, which is skipped where the budget is known to be used
    // up.
    const spent = attempt === 1 ? spend?.() : undefined;
    const [facts] = await Promise.all([readRedirectFacts(table, scope), spent]);
    const plans = planRedirects(facts, asked);
    const added = plans.filter((plan): plan is NewRedirect => plan.state === 'new');
    if (isCheckOnly || plans.some((plan) => plan.state === 'refused')) return { plans, written: 0 };
    requireRoom(facts, added.length);
    await write(request, facts.tree, added, release).catch(
      onError(PathTakenError, async (error) => {
        throw await pathTakenBy(request, error);
      }),
    );
    return { plans, written: added.length };
  });
}

async function write(
  { table, scope, session, now }: Request,
  tree: Parameters<typeof addRedirect>[1],
  added: readonly NewRedirect[],
  release: ReleaseState,
): Promise<void> {
  const by = { isAutomatic: false, email: session.email, createdAt: now.toISOString() };
  const job = invalidationJob(scope, now);
  for (const part of chunk(added, limits.redirectsAtOnce)) {
    const writes = part.flatMap(({ from, target }) =>
      addRedirect(scope, tree, from, { ...target, ...by }, release, now),
    );
    await table.commit([whileReleaseIs(scope, release), ...writes, job.write]);
  }
  if (added.length > 0) await dispatchJobs([job]);
}

/** A page took the path after the pages were read. */
async function pathTakenBy({ table, scope }: Request, { path, holderId }: PathTakenError) {
  const page = await table.get(pageEntity.key(scope, holderId));
  const message = `${path} is the address of ${page ? `the page '${page.name}'` : 'a page'}. Choose another one.`;
  return conflict(message, { fields: { from: message } });
}
