/**
 * A value that is counted up and saved through a product that may be killed at any moment: the number that was
 * certainly saved last, and the one that is under way or was when the product died.
 */
export class Counted {
  private underWay: number | undefined;
  private lastGiven: number;

  constructor(private saved: number) {
    this.lastGiven = saved;
  }

  /** A number that was never used before. */
  next(): number {
    this.lastGiven += 1;
    return this.lastGiven;
  }

  /** Saves a number. One at a time; where it fails without an answer, both numbers remain possible. */
  async save(number: number, saving: () => Promise<unknown>, isRefusal: (error: unknown) => boolean) {
    this.underWay = number;
    try {
      await saving();
      this.saved = number;
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
    this.underWay = undefined;
  }

  /** Whether a save waits for its answer, or did when the product died. */
  get isUnderWay(): boolean {
    return this.underWay !== undefined;
  }

  /** What a reader may find now. */
  get possible(): number[] {
    return this.underWay === undefined ? [this.saved] : [this.saved, this.underWay];
  }

  /** Nothing is under way any more, and this was found. */
  settle(found: number): void {
    this.saved = found;
    this.underWay = undefined;
  }
}
