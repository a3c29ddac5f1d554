import { commitRelease } from './commit-release';
import { flipOf } from './flip';
import type { ReleaseContext, ReleasePlan } from './release-plan';
import type { ReleaseState } from './release-state';
import { readEarlierChromes } from './rerender';
import { readSite, type Site } from './site';

/**
 * Changes what visitors see, in one transaction. `load` reads, in parallel with the site, what `plan` needs;
 * both run again when another release came between. `plan` may throw an `HttpError`.
 * @throws 409 where eight attempts in a row conflicted with other releases
 */
export async function runRelease<Loaded>(
  context: ReleaseContext,
  load: () => Promise<Loaded>,
  plan: (site: Site, loaded: Loaded, release: ReleaseState) => ReleasePlan | Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  return commitRelease(context, async (state) => {
    const [site, loaded, chromes] = await Promise.all([
      readSite(table, scope),
      load(),
      readEarlierChromes(table, scope, state),
    ]);
    const change = await plan(site, loaded, state);
    const { renderersInUse = state.earlier } = change;
    const earlier = Object.fromEntries(
      Object.entries(chromes).filter(([renderer]) => renderersInUse.includes(renderer)),
    );
    const flip = await flipOf(table, { scope, now, state, site, change, earlier });
    return { writes: flip.writes, jobs: [...(change.jobs ?? []), ...flip.jobs] };
  });
}
