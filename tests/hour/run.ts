import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf, seedOfRun } from '../support/random-runs';
import { CloudProcess } from './cloud-process';
import { makeHourCompanies } from './company';
import { endHour, sweepUntilDone } from './ending';
import { fillMemories } from './fill-memories';
import { makeForm } from './form-acts';
import { type HourResult, hourFaults } from './result';
import { Traffic } from './traffic';

/**
 * `npx tsx tests/hour/run.ts --minutes 60`: an hour of mixed operation of the laptop cloud, in a process of its own.
 * Its memory must be flat after the warm-up, and at the end nothing is left but what is kept for good. `--seed n`
 * draws other acts, `--report file` writes what was measured.
 */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const minutes = Number(option('minutes', '60'));
const seed = Number(option('seed', String(seedOfRun)));
const report = option('report', '');

async function playHour(data: string): Promise<HourResult> {
  const cloud = await CloudProcess.start(data);
  try {
    const companies = makeHourCompanies(cloud.urls);
    for (const company of companies) {
      await company.admin.signIn();
      if (company.editor !== company.admin) await company.editor.signIn();
      await makeForm(company);
      // The demo's links to other sites are stored before anything is counted.
      await company.admin.call('checkOutsideLinks', {});
    }
    await fillMemories(cloud.urls);
    const before = await sweepUntilDone(cloud);
    const traffic = new Traffic(cloud, companies, chanceOf(seed), minutes * 60_000);
    await traffic.run();
    if (report)
      writeFileSync(
        report,
        JSON.stringify(
          {
            before,
            made: companies.map(({ made }) => made),
            ...traffic,
            companies: undefined,
            cloud: undefined,
          },
          null,
          1,
        ),
      );
    const after = await endHour(cloud, companies);
    await traffic.sample();
    const problems = [...traffic.problems, ...cloud.problems];
    const made = companies.map((company) => company.made);
    return { before, after, made, problems, tally: traffic.tally, samples: traffic.samples };
  } finally {
    await cloud.stop();
  }
}

const data = mkdtempSync(join(tmpdir(), 'galley-hour-'));
mkdirSync(join(data, 'data'), { recursive: true });
console.log(`An hour of mixed operation: ${minutes} minutes, seed ${seed}`);
const result = await playHour(data);
rmSync(data, { recursive: true, force: true });
if (report) writeFileSync(report, JSON.stringify(result, null, 1));
const acts = Object.entries(result.tally);
for (const [name, { done, refused }] of acts) {
  const why = Object.entries(refused).map(([what, times]) => `${what} ${times} times`);
  console.log(`  ${String(done).padStart(6)} ${name}${why.length > 0 ? `; refused: ${why.join(', ')}` : ''}`);
}
const faults = hourFaults(result);
for (const fault of faults) console.error(`  ${fault}`);
console.log(`cases: ${acts.reduce((sum, [, { done }]) => sum + done, 0)} acts of an hour, seed ${seed}`);
console.log(faults.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = faults.length === 0 ? 0 : 1;
