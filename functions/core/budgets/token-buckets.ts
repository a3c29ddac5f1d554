/** A rate that may be exceeded for a moment: so many at once, then so many a second. */
export interface Rate {
  perSecond: number;
  burst: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** So many are remembered; who was asked about longest ago is forgotten first. */
const remembered = 10_000;

/**
 * A bucket of tokens for each subject, in the memory of one instance of a Lambda: it costs no write, and it is
 * approximate, since every instance counts for itself. Exact counts are kept where something scarce is spent.
 */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Takes a token. @returns 0, or the milliseconds after which there is one again */
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
