import type { ApiRequest } from '../../lib/api';
import { useSaveLaunchPart } from './use-launches';

/** Means that a screen is about the state of a part of the site in a launch, not about the live state. */
export interface PartPlan {
  launchId: number;
  name: string;
  /** The revision of the live state beside it. */
  base: number;
  /** The revision of the part in the launch; 0 where the launch does not have it yet. */
  revision: number;
  /** The part was changed on the live site since it was added to the launch. */
  isOutdated: boolean;
  /** The values of the part in the launch. */
  values: Record<string, unknown> | undefined;
}

export type PartValues = ApiRequest<'saveLaunchPart'>['values'];

/** Local drafts for a launch are kept apart from those for the live site. */
export const placeOf = (place: string, plan: PartPlan | undefined): string =>
  plan ? `${place} of launch ${plan.launchId}` : place;

/** Saves a part for the launch that a screen is about; undefined where the screen is about the live site. */
export function useSavePart(plan: PartPlan | undefined) {
  const save = useSaveLaunchPart();
  if (!plan) return undefined;
  const { launchId, base } = plan;
  return (values: PartValues, revision: number | undefined): Promise<unknown> =>
    save.mutateAsync({ launchId, base, values, revision: revision ?? 0 });
}
