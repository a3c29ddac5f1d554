// Runs one tier of `npm test` as a process: shows its output as it comes, and counts its tests.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchCoreSeconds } from './core-seconds.mjs';
import { describeFailures, plain } from './failures.mjs';

// The AWS SDK warns in every process that it will need a newer Node in 2027.
const quietSdk = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** A tier hangs when for this long no test began or ended and nothing was printed. */
const longestSilenceMs = 20 * 60_000;

/** For a tier that gives way: it gets about a third of a core that another one needs too. */
const lowerPriority = 5;

/**
 * Reads passed and failed tests from the last lines of vitest or Playwright, and the reported random cases. A test
 * reports as many cases as it always has: the counts may not decrease, and how fast a machine is does not matter.
 */
function count(output) {
  const closing = plain(output)
    .split('\n')
    .filter((line) => /^\s*(Tests\s|\d+ (passed|failed))/.test(line));
  const sum = (word) =>
    closing
      .flatMap((line) => [...line.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))])
      .reduce((total, match) => total + Number(match[1]), 0);
  const cases = [...plain(output).matchAll(/^cases: (\d+) .+$/gm)];
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    cases: cases.reduce((total, [, number]) => total + Number(number), 0),
    random: cases.map(([line]) => line),
  };
}

const counted = ({ hasTests }, output) =>
  hasTests ? count(output) : { passed: 0, failed: 0, cases: 0, random: [] };

/** Calls `onHang` with the running tests, once neither they nor the output changed for `longestMs`. */
export function watchSilence(file, longestMs, onHang) {
  let last = Date.now();
  const changedAt = () => {
    try {
      return statSync(file).mtimeMs;
    } catch {
      return 0;
    }
  };
  const namesIn = () => {
    try {
      return `What ran: ${readFileSync(file, 'utf8').split('\n').join('; ')}`;
    } catch {
      return '';
    }
  };
  const timer = setInterval(
    () => {
      if (Date.now() - Math.max(last, changedAt()) < longestMs) return;
      clearInterval(timer);
      onHang(namesIn());
    },
    Math.min(5_000, longestMs / 4),
  );
  return {
    heard: () => {
      last = Date.now();
    },
    end: () => clearInterval(timer),
  };
}

/** Writes whole lines, each with the name of its tier where two tiers run at once. */
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
 * Always resolves to the tier with `ok`, `seconds`, `coreSeconds` (of processor time), the number of tests `passed`
 * and `failed`, and the most informative lines of the `failures`.
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
  const running = join(tmpdir(), `running-${process.pid}-${tier.name.replace(/\W+/g, '-')}`);
  let coreSeconds = 0;
  const status = await new Promise((resolve) => {
    const [command, args] = tier.command();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quietSdk, GALLEY_RUNNING_TESTS: running, ...tier.env?.() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Before it starts processes or threads of its own, which inherit the priority.
    if (tier.givesWay && child.pid) setPriority(child.pid, lowerPriority);
    const silence = watchSilence(running, longestSilenceMs, (names) => {
      show(`\n${tier.name} hangs: for ${longestSilenceMs / 60_000} minutes nothing ended. ${names}\n`);
      child.kill('SIGKILL');
    });
    const heard = (data) => {
      silence.heard();
      show(data);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', heard);
    child.on('error', (error) => {
      show(error.message);
      resolve(1);
    });
    const endOfWatch = watchCoreSeconds(child.pid);
    child.on('exit', () => {
      coreSeconds = endOfWatch();
    });
    child.on('close', (code) => {
      silence.end();
      resolve(code ?? 1);
    });
  });
  const ended = counted(tier, output);
  rmSync(running, { force: true });
  const isEmpty = tier.hasTests && ended.passed === 0;
  const seconds = (Date.now() - begun) / 1000;
  if (isEmpty && status === 0) show('no test was run\n');
  const ok = status === 0 && !isEmpty;
  lines.take(`\n▸ ${tier.name} ${ok ? 'is done' : 'FAILED'} after ${seconds.toFixed(0)} s\n`);
  lines.end();
  return { ...tier, ...ended, ok, seconds, coreSeconds, failures: ok ? [] : describeFailures(output) };
}
