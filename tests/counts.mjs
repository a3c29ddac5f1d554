// The number of tests and random cases of each tier, which may only increase.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** @returns the stored counts, by tier */
export function readCounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const of = ({ passed = 0, failed = 0, cases = 0 } = {}) => ({ tests: passed + failed, cases });

/**
 * @param kept the stored counts, by tier
 * @param results of the tiers that ran
 * @returns a sentence for each tier that has fewer than before, and for each that is missing
 */
export function fewerThan(kept, results) {
  return Object.entries(kept).flatMap(([name, { tests, cases }]) => {
    const result = results.find((tier) => tier.name === name);
    if (!result) return [`${name} has ${tests} tests in tests/counts.json and did not run.`];
    const now = of(result);
    return [
      ...(now.tests < tests ? [`${name} ran ${now.tests} tests; it had ${tests}.`] : []),
      ...(now.cases < cases ? [`${name} ran ${now.cases} random cases; it had ${cases}.`] : []),
    ];
  });
}

/** Raises the stored counts to those of this run; none is ever lowered. */
export function raiseCounts(file, results) {
  const kept = readCounts(file);
  for (const result of results.filter(({ hasTests }) => hasTests)) {
    const now = of(result);
    const before = kept[result.name] ?? { tests: 0, cases: 0 };
    kept[result.name] = {
      tests: Math.max(before.tests, now.tests),
      cases: Math.max(before.cases, now.cases),
    };
  }
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}
