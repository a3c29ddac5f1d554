import { activityWrite } from '../activity-log';
import { releaseParts } from '../release/release-parts';
import type { ReleaseContext } from '../release/release-plan';
import type { SiteParts } from '../release/site';
import type { Session } from '../session';
import type { SitePart } from './site-part';

/**
 * Saves a part of the site, which visitors see at once.
 * @returns its revision
 */
export async function savePart<Values>(
  context: ReleaseContext & { session: Session },
  part: SitePart<Values>,
  sent: Values & { revision?: number | undefined },
  actionOf: (site: SiteParts) => string,
): Promise<number> {
  const { scope, session, now } = context;
  const values = await part.checked(sent, { ...context, country: session.companyRecord.country });
  let saved = 0;
  const log = (site: SiteParts) => activityWrite(scope, { actor: session, action: actionOf(site), at: now });
  await releaseParts(context, (site) => {
    const { writes, revision, ...plan } = part.change(values, sent.revision, site, context);
    saved = revision;
    return { ...plan, writes: [...writes, log(site)] };
  });
  return saved;
}
