// After `npm test`: a statement counts as covered only where a test with its id passed in this run.
import { existsSync, readFileSync } from 'node:fs';

const statementsFile = new URL('./statements.json', import.meta.url);

/** The full titles of the tests that passed, from the JSON report of vitest or Playwright. */
function passedTitles(file) {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.testResults) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    );
  }
  const inSuite = (suite, before) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, `${before} ${inner.title}`)),
    ...(suite.specs ?? []).filter(({ ok }) => ok).map(({ title }) => `${before} ${title}`),
  ];
  return inSuite(report, '');
}

/** @returns {{ driven: number, all: number, missing: string[] }} of the statements that can be tested */
export function checkConformance(reportFiles) {
  const titles = reportFiles.flatMap(passedTitles).join('\n');
  const statements = JSON.parse(readFileSync(statementsFile, 'utf8')).filter(({ on }) => on !== 'note');
  const missing = statements.filter(({ id }) => !titles.includes(`[${id}]`)).map(({ id }) => id);
  return { driven: statements.length - missing.length, all: statements.length, missing };
}
