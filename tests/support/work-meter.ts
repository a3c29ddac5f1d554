import { Session } from 'node:inspector/promises';

/**
 * Measures how much work a request causes, independently of the machine: each function call, each parsed value and
 * each parsed kilobyte. Work in C++ is estimated from its input.
 */
export class WorkMeter {
  private readonly session = new Session();

  async start(): Promise<void> {
    this.session.connect();
    await this.session.post('Profiler.enable');
    await this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  }

  async stop(): Promise<void> {
    await this.session.post('Profiler.stopPreciseCoverage');
    await this.session.post('Profiler.disable');
    this.session.disconnect();
  }

  /** Measures the second of two runs: the first one loads what it needs. */
  async of(action: () => Promise<unknown>): Promise<number> {
    await action();
    await this.calls();
    const parsers = watchParsers();
    try {
      await action();
    } finally {
      parsers.restore();
    }
    return (await this.calls()) + parsers.work();
  }

  /** Function calls since the last reading. */
  private async calls(): Promise<number> {
    const { result } = await this.session.post('Profiler.takePreciseCoverage');
    let calls = 0;
    for (const { functions } of result) {
      for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
    }
    return calls;
  }
}

/** The number of characters that take a parser as long as an escaped one. */
const lettersOfEscape = 50;
const lettersIn = (text: string, sign: string) =>
  text.length + lettersOfEscape * (text.split(sign).length - 1);

function watchParsers() {
  const { parse } = JSON;
  const { decodeURIComponent: decode } = globalThis;
  let values = 0;
  let letters = 0;
  JSON.parse = (text: string, ...reviver) => {
    letters += lettersIn(text, '\\');
    const value: unknown = parse(text, ...reviver);
    values += valuesIn(value);
    return value;
  };
  globalThis.decodeURIComponent = (text) => {
    letters += lettersIn(text, '%');
    return decode(text);
  };
  return {
    work: () => values + Math.ceil(letters / 1024),
    restore() {
      JSON.parse = parse;
      globalThis.decodeURIComponent = decode;
    },
  };
}

function valuesIn(value: unknown): number {
  const left = [value];
  let count = 0;
  for (let next = left.pop(); next !== undefined || left.length > 0; next = left.pop()) {
    count += 1;
    if (typeof next === 'object' && next !== null) {
      for (const part of Object.values(next)) left.push(part);
    }
  }
  return count;
}
