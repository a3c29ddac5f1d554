import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';
import { attempt } from '@galley/shared/attempt';
import type { LambdaLogLine } from '../lambda/execution-environment';

export interface FunctionLog {
  file: string;
  write(line: LambdaLogLine): void;
  close(): Promise<void>;
}

/** Writes every line of the Lambdas to a file and shows problems on the terminal. */
export function openFunctionLog(data: string, show: (line: string) => void): FunctionLog {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, 'functions.log');
  const stream: WriteStream = createWriteStream(file, { flags: 'a' });
  return {
    file,
    write({ functionKey, line }) {
      stream.write(`${new Date().toISOString()} ${functionKey} ${line}\n`);
      if (isProblem(line)) show(`${functionKey}: ${line}`);
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}

/** Our own logs are JSON with a level; all other output of a function is unexpected. */
function isProblem(line: string): boolean {
  const entry = attempt(() => JSON.parse(line) as { level?: string });
  return entry ? entry.level === 'ERROR' || entry.level === 'CRITICAL' : line.trim() !== '';
}
