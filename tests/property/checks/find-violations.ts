import type { Played } from '../schedule';
import { addressViolations } from './addresses';
import { answerViolations } from './answers';
import { orderViolations } from './orders';
import { orphanViolations } from './orphans';
import { renderedViolations } from './rendered';
import { versionViolations } from './versions';

/** Everything that must hold after any schedule; a sentence for each thing that does not. */
export async function findViolations(played: Played): Promise<string[]> {
  return [
    ...answerViolations(played),
    ...versionViolations(played),
    ...orderViolations(played),
    ...orphanViolations(played),
    ...(await addressViolations(played)),
    ...(await renderedViolations(played)),
  ];
}
