import type { ApiRequest } from '../../lib/api';
import { useSaveLaunchPart } from './use-launches';

/** That a screen is about what a part of the site will be with a launch, and not about what is live. */
export interface PartPlan {
  launchId: number;
  name: string;
  /** The revision of what is live beside it. */
  base: number;
  /** Of what the launch has of it already; 0: nothing yet. */
  revision: number;
  /** It was changed on the site since the launch has it. */
  isOutdated: boolean;
  /** As the launch has it. */
  values: Record<string, unknown> | undefined;
}

export type PartValues = ApiRequest<'saveLaunchPart'>['values'];

/** What is typed for a launch is kept beside what is typed for the site. */
export const placeOf = (place: string, plan: PartPlan | undefined): string =>
  plan ? `${place} of launch ${plan.launchId}` : place;

/** Saves a part for the launch that a screen is about; undefined where it is about the site. */
export function useSavePart(plan: PartPlan | undefined) {
  const save = useSaveLaunchPart();
  if (!plan) return undefined;
  const { launchId, base } = plan;
  return (values: PartValues, revision: number | undefined): Promise<unknown> =>
    save.mutateAsync({ launchId, base, values, revision: revision ?? 0 });
}
