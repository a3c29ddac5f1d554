import { parseArgs } from 'node:util';

import { adminCalls } from './admin-calls';
import { adminScreens } from './admin-screens';
import { bundles } from './bundles';
import { comparison } from './comparison';
import { fixtureAccessibility } from './fixture-accessibility';
import { fixturePages } from './fixture-pages';
import { flatCosts } from './flat-costs';
import { historyFile, movedFigures, readRuns, saveRun } from './history';
import { hydrated } from './hydrated';
import { initTimes } from './init-times';
import { largeCompany } from './large-company';
import { largeLibrary } from './large-library';
import { largeSubmissions } from './large-submissions';
import { lateTypefaces } from './late-typefaces';
import { manyCompanies } from './many-companies';
import { publicPages } from './public-pages';
import { type Group, isPassed, notMeasured, type Row, rowsOf, tableOf } from './row';
import { signInLoad } from './sign-in-load';
import { startTimes } from './start-times';
import { starterSites } from './starter-sites';
import { synthTime } from './synth-time';
import { testTimes } from './test-times';
import { visitorSpeed } from './visitor-speed';

/**
 * `npm run bench`: measures and prints one table; exit code 1 where a figure misses its target. `-- <part of a name>`
 * measures only some groups, `-- --save` keeps the figures on this machine, `-- --compare` prints what moved by more
 * than its noise since they were last kept.
 */
const groups: Group[] = [
  publicPages,
  fixturePages,
  fixtureAccessibility,
  starterSites,
  lateTypefaces,
  hydrated,
  adminCalls,
  largeCompany,
  flatCosts,
  adminScreens,
  comparison,
  largeLibrary,
  largeSubmissions,
  manyCompanies,
  visitorSpeed,
  bundles,
  initTimes,
  signInLoad,
  synthTime,
  startTimes,
  testTimes,
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'boolean' }, compare: { type: 'boolean' } },
});
const [filter = ''] = positionals;
const chosen = groups.filter(({ name }) => name.includes(filter));
if (chosen.length === 0) {
  console.error(`No group is called '${filter}'; there are: ${groups.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const rows: Row[] = [];
let left = chosen;

/**
 * Prints the results so far: the table is printed in any case, with a failed row for each group that was not reached.
 */
function printTable(): void {
  const all = [...rows, ...left.map((group) => notMeasured(group, 'the bench was ended before it'))];
  const failed = all.filter((row) => !isPassed(row));
  console.log(`\n${tableOf(all)}\n\n${all.length} figures, ${failed.length} beyond their target`);
  if (options.compare) {
    const moved = movedFigures(rows, readRuns());
    console.log(`\nMoved by more than their noise\n  ${moved.join('\n  ') || 'none'}`);
  }
  if (options.save) {
    saveRun(rows);
    console.log(`\nSaved in ${historyFile}`);
  }
  // Handles that a failed group left open must not keep the process alive.
  process.exit(failed.length > 0 ? 1 : 0);
}

// A rejection that nothing awaited, during or after a group, must not end the measurements.
process.on('unhandledRejection', (error) => console.error('  aside:', error));
process.on('uncaughtException', (error) => console.error('  aside:', error));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, printTable);
}

for (const group of chosen) {
  const begun = performance.now();
  const say = (line: string) => console.log(`  ${group.name}: ${line}`);
  rows.push(...(await rowsOf(group, say)));
  left = left.slice(1);
  say(`measured in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
printTable();
