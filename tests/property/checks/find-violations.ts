import type { Played } from '../schedule';
import { commentViolations } from './comments';
import { launchViolations } from './launches';
import { orderViolations } from './orders';
import { orphanViolations } from './orphans';
import { pathViolations } from './paths';
import { renderedViolations } from './rendered';
import { responseViolations } from './responses';
import { siteViolations } from './site';
import { versionViolations } from './versions';

/** Everything that must hold after any schedule; returns a sentence for each violation. */
export async function findViolations(played: Played): Promise<string[]> {
  return [
    ...responseViolations(played),
    ...versionViolations(played),
    ...launchViolations(played),
    ...commentViolations(played),
    ...orderViolations(played),
    ...orphanViolations(played),
    ...(await pathViolations(played)),
    ...(await siteViolations(played)),
    ...(await renderedViolations(played)),
  ];
}
