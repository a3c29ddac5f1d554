import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { attempt } from '@galley/shared/attempt';
import type { LambdaLogLine } from '../lambda/execution-environment';

export interface FunctionLog {
  file: string;
  write(line: LambdaLogLine): void;
}

/** A full file becomes the former one, whose predecessor is deleted. */
const fullBytes = 20 * 1024 * 1024;

/** Writes every line of the Lambdas to a file and shows problems on the terminal. */
export function openFunctionLog(data: string, show: (line: string) => void): FunctionLog {
  mkdirSync(data, { recursive: true });
  const file = path.join(data, 'functions.log');
  let bytes = existsSync(file) ? statSync(file).size : 0;
  return {
    file,
    write({ functionKey, line }) {
      if (bytes > fullBytes) {
        renameSync(file, `${file}.1`);
        bytes = 0;
      }
      const text = `${new Date().toISOString()} ${functionKey} ${line}\n`;
      appendFileSync(file, text);
      bytes += Buffer.byteLength(text);
      if (isProblem(line)) show(`${functionKey}: ${line}`);
    },
  };
}

/** Our own logs are JSON with a level; all other output of a function is unexpected. */
function isProblem(line: string): boolean {
  const entry = attempt(() => JSON.parse(line) as { level?: string });
  return entry ? entry.level === 'ERROR' || entry.level === 'CRITICAL' : line.trim() !== '';
}
