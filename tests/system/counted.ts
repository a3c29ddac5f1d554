/**
 * A counter that is saved through a product that may be killed at any moment: the last number that was certainly
 * saved, and the one in progress, or in progress when the product died.
 */
export class Counted {
  private underWay: number | undefined;
  private lastGiven: number;

  constructor(private saved: number) {
    this.lastGiven = saved;
  }

  /** An unused number. */
  next(): number {
    this.lastGiven += 1;
    return this.lastGiven;
  }

  /** Saves a number. One at a time; after a failure without a response both numbers remain possible. */
  async save(number: number, saving: () => Promise<unknown>, isRejection: (error: unknown) => boolean) {
    this.underWay = number;
    try {
      await saving();
      this.saved = number;
    } catch (error) {
      if (!isRejection(error)) throw error;
    }
    this.underWay = undefined;
  }

  /** Whether a save is waiting for its response, or was when the product died. */
  get isUnderWay(): boolean {
    return this.underWay !== undefined;
  }

  /** The numbers that a reader may find now. */
  get possible(): number[] {
    return this.underWay === undefined ? [this.saved] : [this.saved, this.underWay];
  }

  /** Nothing is in progress any more, and this number was found. */
  settle(found: number): void {
    this.saved = found;
    this.underWay = undefined;
  }
}
