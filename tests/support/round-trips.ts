import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The delay of each call to the table while round trips are counted, so that sequential calls can be recognised. */
const delayMs = 15;

interface Interval {
  operation: string;
  begun: number;
  ended: number;
}

export interface RoundTrips {
  /** All DynamoDB calls. */
  calls: number;
  /** Sequential calls, including the authenticating read. */
  roundTrips: number;
  operations: string[];
}

/** Counts the sequential round trips to the table that an action makes: overlapping calls are one trip. */
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
 * The maximum number of round trips of a call of staff after the read that authenticates. A call that releases one
 * page, or proposes its details, reads its surroundings in a second step: that costs one more round trip, and is the same in a
 * site of ten pages and of many. Where more than that page changes, all pages are read after it: the pages of these
 * calls are on the menu. What other pages have to do with a page is found step by step: the pages above it, hints
 * about other pages, those pages and the pages above them.
 */
export const mostRoundTripsOf = (name: string): number => {
  if (/^(checkVersion|getPageLinks)$/.test(name)) return 5;
  if (/^(unpublish|updatePage|updatePageOrder|deletePage|restorePage)$/.test(name)) return 4;
  return /^(publishDraft|restoreVersion|updateDraftDetails)$/.test(name) ? 3 : 2;
};
