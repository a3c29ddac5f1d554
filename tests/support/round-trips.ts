import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** How long each call to the table is made to take while roundTrips are counted, so that what waits for what is plain. */
const delayMs = 15;

interface Interval {
  operation: string;
  begun: number;
  ended: number;
}

export interface RoundTrips {
  /** DynamoDB calls in all. */
  calls: number;
  /** Calls that waited for one another, the authenticating read included. */
  roundTrips: number;
  operations: string[];
}

/** Counts the sequential roundTrips to the table that an action makes: calls that overlap are one trip. */
export async function countRoundTrips(action: () => Promise<unknown>): Promise<RoundTrips> {
  const intervals: Interval[] = [];
  const original = DynamoDBClient.prototype.send as (...parameters: unknown[]) => Promise<unknown>;
  const slowed = async function (this: unknown, command: object, ...rest: unknown[]) {
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      return await original.call(this, command, ...rest);
    } finally {
      intervals.push({
        operation: command.constructor.name.replace('Command', ''),
        begun,
        ended: performance.now(),
      });
    }
  };
  DynamoDBClient.prototype.send = slowed as unknown as typeof DynamoDBClient.prototype.send;
  try {
    await action();
  } finally {
    DynamoDBClient.prototype.send = original as unknown as typeof DynamoDBClient.prototype.send;
  }
  intervals.sort((a, b) => a.begun - b.begun);
  let roundTrips = 0;
  let firstEnd = Number.NEGATIVE_INFINITY;
  for (const { begun, ended } of intervals) {
    if (begun >= firstEnd) {
      roundTrips += 1;
      firstEnd = ended;
    } else {
      firstEnd = Math.min(firstEnd, ended);
    }
  }
  return { calls: intervals.length, roundTrips, operations: intervals.map(({ operation }) => operation) };
}

/**
 * How many round trips a call of staff may make after the one read that authenticates. What releases one page, or proposes its details, reads what
 * stands around it in a second step: that costs a trip, and is the same in a site of ten pages and of many. Where it
 * turns out to change more than that page, all pages are read after it: the pages of these calls are on the menu.
 */
export const mostTripsOf = (name: string): number => {
  if (/^(unpublish|updatePage|deletePage|restorePage)$/.test(name)) return 4;
  return /^(publishDraft|restoreVersion|updateDraftDetails)$/.test(name) ? 3 : 2;
};
