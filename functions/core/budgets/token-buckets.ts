/** A rate with bursts: so many at once, then so many per second. */
export interface Rate {
  perSecond: number;
  burst: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** The number of subjects that are remembered; the least recently used one is dropped first. */
const remembered = 10_000;

/**
 * A token bucket for each subject, in the memory of one Lambda instance. It costs no write and is
 * approximate, since every instance counts for itself. Budgets of scarce things are counted exactly
 * elsewhere.
 */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /**
   * Takes a token.
   * @returns 0, or the milliseconds until one is available
   */
  take(subject: string, now: Date): number {
    const { perSecond, burst } = this.rate;
    const at = now.getTime();
    const { tokens: left, at: before } = this.buckets.get(subject) ?? { tokens: burst, at };
    const tokens = Math.min(burst, left + (Math.max(0, at - before) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    this.buckets.delete(subject);
    this.buckets.set(subject, { tokens: isAllowed ? tokens - 1 : tokens, at });
    if (this.buckets.size > remembered) this.forgetOldest();
    return isAllowed ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1_000);
  }

  clear(): void {
    this.buckets.clear();
  }

  private forgetOldest(): void {
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
