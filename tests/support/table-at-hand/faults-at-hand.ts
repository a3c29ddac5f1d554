import type { FaultKind, InjectFault } from '@galley/infra/local/stand-ins/stand-in';

type Call = Parameters<InjectFault>[0];

/** The same for a call in process and for its repetition over HTTP. */
function idOf({ action, resource, leadingKeys = [], attributes = [], input }: Call): string {
  const { ClientRequestToken: token } = input as { ClientRequestToken?: string };
  return JSON.stringify([action, resource, leadingKeys, attributes.toSorted(), token]);
}

/**
 * Injected faults of calls that reach the table without HTTP. Such a call ends before anything is done, and is
 * repeated over HTTP with the same fault: how the product and the SDK handle the failure there is part of the test.
 */
export class FaultsAtHand {
  private readonly begun = new WeakSet<object>();
  private readonly hit = new WeakSet<object>();
  private readonly due: { id: string; kind: FaultKind }[] = [];

  /** Notes that the table gets this input without HTTP. */
  begin(input: object): void {
    this.begun.add(input);
  }

  /** Whether the call with this input must be repeated over HTTP. */
  isHit(input: unknown): boolean {
    return this.hit.has(input as object);
  }

  /**
   * The fault of a call, which `inject` is asked for once. A torn read is no failure.
   * @throws Error where the call has to be repeated
   */
  decide(call: Call, inject: () => FaultKind | undefined): FaultKind | undefined {
    const input = call.input as object;
    if (!this.begun.has(input)) return this.takeDue(call) ?? inject();
    const kind = inject();
    if (kind === undefined || kind === 'torn-read') return kind;
    this.hit.add(input);
    this.due.push({ id: idOf(call), kind });
    throw new Error('A fault hits the call.');
  }

  private takeDue(call: Call): FaultKind | undefined {
    if (this.due.length === 0) return undefined;
    const id = idOf(call);
    const at = this.due.findIndex((each) => each.id === id);
    return at < 0 ? undefined : this.due.splice(at, 1)[0]?.kind;
  }
}
