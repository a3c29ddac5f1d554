// Runs one tier of `npm test` as a process: its output is shown as it comes, its tests are counted.
import { spawn } from 'node:child_process';
import { describeFailures, plain } from './failures.mjs';

// The AWS SDK tells every process that it will want a newer Node in 2027; once in the notes is enough.
const quietSdk = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** Passed and failed tests in the closing lines of vitest or Playwright. */
function count(output) {
  const closing = plain(output)
    .split('\n')
    .filter((line) => /^\s*(Tests\s|\d+ (passed|failed))/.test(line));
  const sum = (word) =>
    closing
      .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))])
      .reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Writes whole lines, each after the name of the tier that says it where two of them speak at once. */
function lineWriter(name, isNamed) {
  let rest = '';
  const write = (line) => process.stdout.write(isNamed ? `${name.padEnd(15)} │ ${line}\n` : `${line}\n`);
  return {
    take(data) {
      const lines = (rest + data).split('\n');
      rest = lines.pop();
      for (const line of lines) write(line);
    },
    end() {
      if (rest) write(rest);
    },
  };
}

/**
 * Resolves, whatever happens, to the tier with `ok`, `seconds`, the number of tests `passed` and `failed`, and of the
 * `failures` the lines that say most.
 */
export async function runTier(tier, { cwd, isNamed }) {
  const begun = Date.now();
  const lines = lineWriter(tier.name, isNamed);
  lines.take(`▸ ${tier.name}\n`);
  let output = '';
  const show = (data) => {
    output += data;
    lines.take(data);
  };
  const status = await new Promise((resolve) => {
    const [command, args] = tier.command();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quietSdk, ...tier.env?.() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', show);
    child.on('error', (error) => {
      show(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const counted = tier.hasTests ? count(output) : { passed: 0, failed: 0 };
  const isEmpty = tier.hasTests && counted.passed === 0;
  const seconds = (Date.now() - begun) / 1000;
  if (isEmpty && status === 0) show('no test was run\n');
  const ok = status === 0 && !isEmpty;
  lines.take(`\n▸ ${tier.name} ${ok ? 'is done' : 'FAILED'} after ${seconds.toFixed(0)} s\n`);
  lines.end();
  return { ...tier, ...counted, ok, seconds, failures: ok ? [] : describeFailures(output) };
}
