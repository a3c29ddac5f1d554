/** Runs jobs one after another, in the order they came. A job that fails does not hold up the next. */
export class Mutex {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(job);
    this.last = result.catch(() => undefined);
    return result;
  }
}
