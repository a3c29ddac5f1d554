/** Keeps values that take long to make, by their keys; where there are too many, all of them are made again. */
export class KeptValues<Key, Value> {
  private readonly kept = new Map<Key, Value>();

  constructor(private readonly most: number) {}

  /** The value that is kept for a key, or else a new one. */
  get(key: Key, make: () => Value): Value {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, made);
    return made;
  }
}
