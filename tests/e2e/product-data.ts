import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A directory for the data of this run's product, which is deleted when the run ends. After a failure the log of the
 * product's functions is kept with the other results.
 */
export function productData(results: string): string {
  // Every process of a run reads the configuration; the first passes its directory to the others.
  const { E2E_DATA: ofThisRun } = process.env;
  if (ofThisRun) return ofThisRun;
  const data = mkdtempSync(join(tmpdir(), 'galley-e2e-'));
  process.env.E2E_DATA = data;
  process.on('exit', (code) => {
    const log = join(data, 'functions.log');
    if (code !== 0 && existsSync(log)) {
      mkdirSync(results, { recursive: true });
      copyFileSync(log, join(results, 'functions.log'));
      console.log(`What the product's functions logged: ${join(results, 'functions.log')}`);
    }
    rmSync(data, { recursive: true, force: true });
  });
  return data;
}
