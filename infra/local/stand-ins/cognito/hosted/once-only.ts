import { randomBytes } from 'node:crypto';

/** Values behind random names, each of which can be used once within a limited time. A restart loses them. */
export class OnceOnly<Value> {
  private readonly kept = new Map<string, { value: Value; until: number }>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly now: () => number,
  ) {}

  keep(value: Value): string {
    const name = randomBytes(24).toString('base64url');
    for (const [old, { until }] of this.kept) if (until < this.now()) this.kept.delete(old);
    this.kept.set(name, { value, until: this.now() + this.lifetimeMs });
    return name;
  }

  /** Reads without removing. */
  peek(name: string | undefined): Value | undefined {
    const found = this.kept.get(name ?? '');
    return found && found.until >= this.now() ? found.value : undefined;
  }

  take(name: string | undefined): Value | undefined {
    const value = this.peek(name);
    this.kept.delete(name ?? '');
    return value;
  }
}
