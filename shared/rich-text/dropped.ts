/** Something in a text that rich text does not support: `<video>`, `style color`, `link javascript:`. */
export interface Dropped {
  what: string;
  count: number;
}

/** Collects what was dropped, in order of appearance. */
export class DroppedList {
  private readonly counts = new Map<string, number>();

  note(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  all(): Dropped[] {
    return [...this.counts].map(([what, count]) => ({ what, count }));
  }
}
