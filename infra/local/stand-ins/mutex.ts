/** Runs jobs one after another, in order. A failed job does not affect the next. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(job);
    this.last = result.catch(() => undefined);
    return result;
  }
}
