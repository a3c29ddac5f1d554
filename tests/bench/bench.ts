import { adminBytes } from './admin-bytes';
import { adminCalls } from './admin-calls';
import { adminScreens } from './admin-screens';
import { bundles } from './bundles';
import { fixtureAccessibility } from './fixture-accessibility';
import { fixturePages } from './fixture-pages';
import { hydrated } from './hydrated';
import { initTimes } from './init-times';
import { largeCompany } from './large-company';
import { largeLibrary } from './large-library';
import { largeSubmissions } from './large-submissions';
import { manyCompanies } from './many-companies';
import { publicPages } from './public-pages';
import { type Group, isPassed, type Row, rowsOf, tableOf } from './row';
import { startTimes } from './start-times';
import { synthTime } from './synth-time';
import { visitorSpeed } from './visitor-speed';

/** `npm run bench`: measures and prints one table; exit code 1 where a figure misses its target. */
const groups: Group[] = [
  publicPages,
  fixturePages,
  fixtureAccessibility,
  hydrated,
  adminCalls,
  largeCompany,
  adminScreens,
  largeLibrary,
  largeSubmissions,
  manyCompanies,
  visitorSpeed,
  bundles,
  initTimes,
  adminBytes,
  synthTime,
  startTimes,
];

const [filter = ''] = process.argv.slice(2);
const chosen = groups.filter(({ name }) => name.includes(filter));
if (chosen.length === 0) {
  console.error(`No group is called '${filter}'; there are: ${groups.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const rows: Row[] = [];
for (const group of chosen) {
  const begun = performance.now();
  const say = (line: string) => console.log(`  ${group.name}: ${line}`);
  rows.push(...(await rowsOf(group, say)));
  say(`measured in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}
const failed = rows.filter((row) => !isPassed(row));
console.log(`\n${tableOf(rows)}\n\n${rows.length} figures, ${failed.length} beyond their target`);
process.exitCode = failed.length > 0 ? 1 : 0;
