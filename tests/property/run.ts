import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { runs as countOf } from '../support/random-runs';

/**
 * `npx tsx tests/property/run.ts`: runs 2,000 random schedules of two users and reports the smallest that breaks
 * something; 100,000 in a soak. `--part 2/5` is a fifth of those; `--seed n` and `--runs n` run others; `--seed n
 * --path p` repeats a reported failure.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const worker = fileURLToPath(new URL('../../dist/property/worker.mjs', import.meta.url));
const parts = 4;

interface Report {
  played?: number;
  runs?: number;
  reached?: Record<string, number>;
  failed?: boolean;
  seed?: number;
  path?: string;
  schedule?: { commands: Record<string, object[]>; course: object };
  error?: string;
}

const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};

/**
 * Bundles everything into one file: dynamic imports then resolve at once, and only the schedule decides what happens
 * next.
 */
async function buildWorker(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    outfile: worker,
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // It has native parts, and is used only where data is kept on disk.
    external: ['level'],
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    mainFields: ['module', 'main'],
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** Runs the schedules of some seeds in a separate process. @returns a report of each */
function play(
  seeds: number[],
  runs: number,
  path: string,
  onProgress: (played: number) => void,
): Promise<Report[]> {
  return new Promise((resolve) => {
    const replay = path ? [path] : [];
    const given = ['--enable-source-maps', worker, seeds.join(), `${runs}`, ...replay];
    const child = spawn(process.execPath, given, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    });
    let rest = '';
    const done: Report[] = [];
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const said = JSON.parse(line) as Report;
        if (said.played !== undefined) onProgress(said.played);
        else done.push(said);
      }
    });
    child.on('close', (code) => {
      const missed = seeds.slice(done.length);
      const error = `The process ended with ${code}`;
      resolve([...done, ...missed.map((seed) => ({ failed: true, seed, error }))]);
    });
  });
}

function describe({ seed, path, schedule, error, runs }: Report): string {
  const { commands, course } = schedule ?? {};
  const lines = Object.entries({ ...commands, course: [course] }).map(
    ([part, content]) => `  ${part}:\n${content.map((one) => `    ${JSON.stringify(one)}`).join('\n')}`,
  );
  return [
    `After ${runs} schedules this one broke something, made as small as it gets:`,
    ...lines,
    error,
    `Again: npx tsx tests/property/run.ts --seed ${seed} --path ${path}`,
  ].join('\n');
}

const firstSeed = Number(option('seed', '2030'));
const path = option('path', '');
const [part = 1, ofParts = 1] = option('part', '1/1').split('/').map(Number);
const runs = path ? 1 : Number(option('runs', String(Math.ceil(countOf(100_000) / ofParts))));
const firstOfPart = firstSeed + (part - 1) * parts;
const begun = performance.now();
await buildWorker();
const seeds = Array.from({ length: path ? 1 : parts }, (_, index) => firstOfPart + index);
const progress = new Map<number, number>();
let shown = 0;
const processes = Math.min(availableParallelism(), seeds.length);
const lanes = Array.from({ length: processes }, (_, lane) =>
  play(
    seeds.filter((_, index) => index % processes === lane),
    Math.ceil(runs / seeds.length),
    path,
    (played) => {
      progress.set(lane, played);
      const all = [...progress.values()].reduce((sum, count) => sum + count, 0);
      if (all - shown < 250) return;
      shown = all;
      console.log(`  ${all} of ${runs} schedules, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    },
  ),
);
const reports = (await Promise.all(lanes)).flat();

const broken = reports.filter(({ failed }) => failed);
for (const report of broken) console.error(`\n${describe(report)}`);
const played = reports.reduce((sum, report) => sum + (report.runs ?? 0), 0);
console.log(`cases: ${played} schedules of two people, seeds ${seeds[0]} to ${seeds.at(-1)}`);
const reached: Record<string, number> = {};
for (const report of reports) {
  for (const [what, count] of Object.entries(report.reached ?? {}))
    reached[what] = (reached[what] ?? 0) + count;
}
console.log(`reached: ${JSON.stringify(reached)}`);
// If no schedule reaches a case, that case is not tested.
const missed = played < 500 ? [] : Object.keys(reached).filter((what) => reached[what] === 0);
if (missed.length > 0) console.error(`No schedule came to ${missed}`);
console.log(`\n${played} schedules in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
console.log(`${reports.length - broken.length} passed, ${broken.length} failed`);
process.exitCode = broken.length + missed.length > 0 ? 1 : 0;
