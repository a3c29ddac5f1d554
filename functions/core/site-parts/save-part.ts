import { activityWrite } from '../activity-log';
import type { ReleaseContext } from '../release/release-plan';
import { runRelease } from '../release/run-release';
import type { Site } from '../release/site';
import type { Session } from '../session';
import type { ReadyPart } from './site-part';

/** Saves a part of the site; visitors see it with the same step. @returns its revision */
export async function savePart(
  context: ReleaseContext & { session: Session },
  { change }: Pick<ReadyPart<unknown>, 'change'>,
  revision: number | undefined,
  actionOf: (before: Site) => string,
): Promise<number> {
  const { scope, session, now } = context;
  let saved = 0;
  await runRelease(
    context,
    async () => undefined,
    (site) => {
      const { writes, revision: next, ...plan } = change(site, revision);
      saved = next;
      const log = activityWrite(scope, { actor: session, action: actionOf(site), at: now });
      return { ...plan, writes: [...writes, log] };
    },
  );
  return saved;
}
