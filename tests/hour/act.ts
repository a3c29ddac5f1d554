import type { Chance, HourCompany } from './company';

export interface Moment {
  /** The time of the cloud, which is ahead of this process's. */
  now: () => number;
}

/** Something that people do, and how often compared with the others. */
export interface Act {
  name: string;
  weight: number;
  /** Whether it is possible now; absent: always. */
  may?: (company: HourCompany) => boolean;
  /** @throws Refused where another user was first */
  run: (company: HourCompany, chance: Chance, moment: Moment) => Promise<void>;
}

/** One of the acts that are possible now, by their weights. */
export function chooseAct(acts: readonly Act[], company: HourCompany, chance: Chance): Act {
  const possible = acts.filter(({ may }) => may?.(company) ?? true);
  let left = chance(possible.reduce((sum, { weight }) => sum + weight, 0));
  for (const act of possible) {
    if (left < act.weight) return act;
    left -= act.weight;
  }
  throw new Error('None of the acts is possible.');
}
