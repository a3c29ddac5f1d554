import { grownItems, grownKinds, type Kept, leftJobs, memoryFaults, unbounded } from './checks';
import { recurring } from './ending';
import type { Stored } from './stored';
import type { Sample, Tally } from './traffic';

export interface HourResult {
  /** After the demo's sites were written and the forms of the hour were made. */
  before: Stored;
  /** When everything was deleted or has expired. */
  after: Stored;
  /** How often each company made each thing. */
  made: Record<string, number>[];
  problems: string[];
  tally: Tally;
  samples: Sample[];
}

/** The Lambdas restart whenever a secret changes, which happens in the first 40 % of the time. */
const warmUp = { cloud: 0.25, lambdas: 0.5 };

/** Nothing of these kinds is left, whatever was there before: they expire, or a job deletes them. */
const transient = [
  ...['ATTEMPT', 'RATE', 'USER SESSION', 'NEWS ACTS', 'NEWS LINE', 'PAGE OPEN', 'PAGE GONE'],
  ...['SUBMISSIONS SUB', 'SUBMISSIONS SPAM', 'SUBMISSIONS KEY', 'FORM REV', 'LAUNCHES PATH', 'VENDOR IMPORT'],
  ...['SITE DEADJOB', 'PAGE THREAD', 'PAGE COMMENT'],
];

/**
 * What the product keeps for good, as history or because it can be restored, and how much more there may be of each
 * by what people made. Whatever is not listed must not be more than before.
 */
function keptOf(made: HourResult['made'], tally: Tally): Kept {
  const sum = (what: string) => made.reduce((total, ofCompany) => total + (ofCompany[what] ?? 0), 0);
  const acts = Object.values(tally).reduce((total, { done }) => total + done, 0);
  const [pages, versions, launches] = [sum('pages'), sum('versions'), sum('launches')];
  return {
    // A deleted page can be restored, with its versions and at its path.
    'PAGES PAGE': pages,
    PATHS: pages,
    'PAGE LIVE': pages,
    'PAGE VER': versions,
    // Each act adds at most one component to a draft, which a new version copies.
    'PAGE CMP': 10 * versions,
    'PAGE LOG': 6 * acts,
    ACTIVITY: 3 * acts,
    'CALENDAR DONE': acts,
    // A published launch can be rolled back.
    'LAUNCHES LAUNCH': launches,
    'LAUNCHES PAGE': 5 * launches,
    'LAUNCHES PART': launches,
    // One for each shard, form, company or its last launch.
    'COUNTS SUBMISSIONS': 4 * made.length,
    'SUBMISSIONS COUNTER': made.length,
    'LAUNCHES COUNTER': made.length,
    'PAGES LAUNCH': made.length,
    'SITE TABCOUNTER': made.length,
    'IMAGES FILES': made.length,
    // What was used on the last days, of each company.
    BUDGETS: 4 * 3,
  };
}

/** Everything that an hour found wrong. */
export function hourFaults({ before, after, made, problems, tally, samples }: HourResult): string[] {
  const expired = Object.fromEntries(transient.map((kind) => [kind, after.items[kind] ?? 0]));
  const kept = keptOf(made, tally);
  return [
    ...problems,
    ...memoryFaults(
      samples.filter(({ at }) => at <= 1),
      warmUp,
    ),
    ...unbounded(samples),
    ...leftJobs(after.jobs, recurring, new Date(after.at)),
    ...grownKinds({}, expired, {}),
    ...grownKinds(before.items, after.items, { ...kept, JOBS: after.jobs.length }),
    ...grownKinds(before.objects, after.objects, {}),
    ...grownItems(before.largest, after.largest),
  ];
}
