import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The directory of a worker's data, among those of this run. */
export const dataOf = (run: string, worker: number) => (worker === 0 ? run : `${run}-${worker + 1}`);

/**
 * The directory for the data of the first worker's product; those of the others are beside it. All are deleted when
 * the run ends. After a failure the logs of the products' functions are kept with the other results, and their last
 * problems are printed.
 */
export function productData(results: string, workers: number): string {
  // Every process of a run reads the configuration; the first passes its directory to the others.
  const { E2E_DATA: ofThisRun } = process.env;
  if (ofThisRun) return ofThisRun;
  const data = mkdtempSync(join(tmpdir(), 'galley-e2e-'));
  process.env.E2E_DATA = data;
  process.on('exit', (code) => {
    for (let worker = 0; worker < workers; worker += 1) {
      const log = join(dataOf(data, worker), 'functions.log');
      if (code !== 0 && existsSync(log)) {
        const kept = dataOf(join(results, 'functions'), worker);
        mkdirSync(results, { recursive: true });
        copyFileSync(log, `${kept}.log`);
        console.log(`What the product's functions logged: ${kept}.log`);
        console.log(lastProblems(readFileSync(log, 'utf8')).join('\n'));
      }
      rmSync(dataOf(data, worker), { recursive: true, force: true });
    }
  });
  return data;
}

/** The last lines that are no ordinary news: a machine that runs the suite may keep only what it prints. */
const lastProblems = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => line !== '' && !line.includes('"level":"INFO"'))
    .slice(-40)
    .map((line) => line.slice(0, 400));
