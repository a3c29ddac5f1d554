/** Lets acts run side by side, and lets something else run while none of them does. */
export class Gate {
  private inside = 0;
  private closed: Promise<void> | undefined;
  private whenEmpty: (() => void) | undefined;

  async enter<Value>(act: () => Promise<Value>): Promise<Value> {
    while (this.closed) await this.closed;
    this.inside += 1;
    try {
      return await act();
    } finally {
      this.inside -= 1;
      if (this.inside === 0) this.whenEmpty?.();
    }
  }

  /** One after the other. */
  async alone<Value>(act: () => Promise<Value>): Promise<Value> {
    while (this.closed) await this.closed;
    let open = () => {};
    this.closed = new Promise((resolve) => {
      open = resolve;
    });
    try {
      if (this.inside > 0) {
        await new Promise<void>((resolve) => {
          this.whenEmpty = resolve;
        });
      }
      return await act();
    } finally {
      this.whenEmpty = undefined;
      this.closed = undefined;
      open();
    }
  }
}
