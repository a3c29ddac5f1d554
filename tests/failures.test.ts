import { describe, expect, test } from 'vitest';
import { describeFailures, plain } from './failures.mjs';

/** vitest's terminal output: a difference, an error that two tests share, and an unhandled error. */
const ofVitest = `
 \u001b[31m❯\u001b[39m \u001b[30m\u001b[42m unit \u001b[49m\u001b[39m shared/sum.test.ts \u001b[2m(\u001b[22m\u001b[2m3 tests\u001b[22m\u001b[2m | \u001b[22m\u001b[31m3 failed\u001b[39m\u001b[2m)\u001b[22m

\u001b[31m⎯⎯⎯⎯⎯⎯⎯\u001b[39m\u001b[1m\u001b[41m Failed Tests 3 \u001b[49m\u001b[22m\u001b[31m⎯⎯⎯⎯⎯⎯⎯\u001b[39m

\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m \u001b[30m\u001b[42m unit \u001b[49m\u001b[39m shared/sum.test.ts\u001b[2m > \u001b[22ma sum\u001b[2m > \u001b[22madds what is there
\u001b[31m\u001b[1mAssertionError\u001b[22m: expected { total: 2, parts: [ 1 ] } to deeply equal { total: 3, parts: [ 1 ] }\u001b[39m

\u001b[32m- Expected\u001b[39m
\u001b[31m+ Received\u001b[39m

\u001b[2m  {\u001b[22m
\u001b[2m    "parts": [\u001b[22m
\u001b[2m      1,\u001b[22m
\u001b[2m    ],\u001b[22m
\u001b[32m-   "total": 3,\u001b[39m
\u001b[31m+   "total": 2,\u001b[39m
\u001b[2m  }\u001b[22m

\u001b[36m \u001b[2m❯\u001b[22m shared/sum.test.ts:\u001b[2m4:45\u001b[22m\u001b[39m
    \u001b[90m  3|\u001b[39m   \u001b[34mtest\u001b[39m(\u001b[32m'adds what is there'\u001b[39m)
    \u001b[90m  4|\u001b[39m     expect({ total: 1 + 1, parts: [1] }).toEqual({ total: 3, parts:…
    \u001b[90m   |\u001b[39m                                             \u001b[31m^\u001b[39m

\u001b[31m\u001b[2m⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯\u001b[22m\u001b[39m

 FAIL  |unit| shared/sum.test.ts > same fault 1
 FAIL  |unit| shared/sum.test.ts > same fault 2
Error: the same
 ❯ shared/sum.test.ts:7:63
      5|   expect(1).toBe(1);
       |                                                               ^

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[2/2]⎯

⎯⎯⎯⎯⎯⎯ Unhandled Errors ⎯⎯⎯⎯⎯⎯

Vitest caught 1 unhandled error during the test run.

⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯
Error: nobody waits for this
 ❯ Timeout._onTimeout shared/sum.test.ts:3:42
⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯

 Test Files  1 failed (1)
      Tests  3 failed (3)
`;

const ofPlaywright = `
Running 2 tests using 1 worker

  ✘  1 tests/e2e/one.spec.ts:2:1 › a list shows what was sent (1.2s)
  ✘  2 tests/e2e/one.spec.ts:9:1 › a group › axe finds nothing (1.3s)


  1) tests/e2e/one.spec.ts:2:1 › a list shows what was sent ────────────────────────────────────────

    Error: expect(locator).toBeVisible() failed

    Locator: getByText('Ruth with scripts')
    Expected: visible
    Timeout: 300ms
    Error: element(s) not found

    Call log:
      - Expect "toBeVisible" getByText('Ruth with scripts') with timeout 300ms
      - waiting for getByText('Ruth with scripts')


      3 |   await page.setContent('<ul><li>Tom</li></ul>');
    > 4 |   await expect(page.getByText('Ruth with scripts')).toBeVisible({ timeout: 300 });
        |                                                     ^
      5 | });
        at /work/galley/tests/e2e/one.spec.ts:4:53

    attachment #1: screenshot (image/png) ──────────────────────────────────────────────────────────
    test-results/one-a-list-shows-what-was-sent/test-failed-1.png
    ────────────────────────────────────────────────────────────────────────────────────────────────

    Error Context: test-results/one-a-list-shows-what-was-sent/error-context.md

  2) tests/e2e/one.spec.ts:9:1 › a group › axe finds nothing ───────────────────────────────────────

    Error: /login dark

    /login dark

    expect(received).toEqual(expected) // deep equality

    - Expected  - 1
    + Received  + 3

    - Array []
    + Array [
    +   "color-contrast: #a",
    + ]

    Call Log:
    - Timeout 200ms exceeded while waiting on the predicate

    > 10 |   await expect.poll(() => ['color-contrast: #a'], { message: '/login dark' }).toEqual([]);
         |                                                                               ^
        at /work/galley/tests/e2e/one.spec.ts:10:93

  2 failed
    tests/e2e/one.spec.ts:2:1 › a list shows what was sent ─────────────────────────────────────────
    tests/e2e/one.spec.ts:9:1 › a group › axe finds nothing ────────────────────────────────────────
`;

const ofBiome = `shared/ugly.ts format ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

  ✖ File content differs from formatting output

    1   │ - export·let··x·=·1
      1 │ + export·const·x·=·1;

ci ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━

  ✖ Some errors were emitted while running checks.
`;

describe('the report of a failed tier', () => {
  test('lists vitest’s failed tests, with their errors and locations', () => {
    expect(describeFailures(ofVitest)).toEqual([
      'unit shared/sum.test.ts > a sum > adds what is there',
      '  AssertionError: expected { total: 2, parts: [ 1 ] } to deeply equal { total: 3, parts: [ 1 ] }',
      '  -   "total": 3,',
      '  +   "total": 2,',
      '  ❯ shared/sum.test.ts:4:45',
      'unit shared/sum.test.ts > same fault 1',
      '  Error: the same',
      '  ❯ shared/sum.test.ts:7:63',
      'unit shared/sum.test.ts > same fault 2',
      '  Error: the same',
      '  ❯ shared/sum.test.ts:7:63',
      'Unhandled Rejection',
    ]);
  });

  test('lists Playwright’s failed tests, with their errors and the failed line', () => {
    expect(describeFailures(ofPlaywright)).toEqual([
      'tests/e2e/one.spec.ts:2:1 › a list shows what was sent',
      '  Error: expect(locator).toBeVisible() failed',
      "  Locator: getByText('Ruth with scripts')",
      '  Expected: visible',
      '  Timeout: 300ms',
      '  Error: element(s) not found',
      "  > 4 | await expect(page.getByText('Ruth with scripts')).toBeVisible({ timeout: 300 });",
      'tests/e2e/one.spec.ts:9:1 › a group › axe finds nothing',
      '  Error: /login dark',
      '  expect(received).toEqual(expected) // deep equality',
      '  - Array []',
      '  + Array [',
      '  +   "color-contrast: #a",',
      "  > 10 | await expect.poll(() => ['color-contrast: #a'], { message: '/login dark' }).toEqual([]);",
    ]);
  });

  test('lists the linter’s findings', () => {
    expect(describeFailures(ofBiome)).toEqual([
      'shared/ugly.ts format',
      '  ✖ File content differs from formatting output',
    ]);
  });

  test('is the end of the output where no test failed', () => {
    const passed = '   ✓ a test that passed 400ms\n'.repeat(20);
    const output = `${'A line\n\n'.repeat(50)}${passed}Error: Timed out waiting for the product\n`;
    const said = describeFailures(output);
    expect(said).toHaveLength(12);
    expect(said[0]).toBe('A line');
    expect(said.at(-1)).toBe('Error: Timed out waiting for the product');
  });

  test('stays short, however many tests failed and however long their lines are', () => {
    const failure = (at: number) =>
      ` FAIL  |api| test ${at}\n${`Error: ${'x'.repeat(500)}${at}\n`.repeat(30)}⎯⎯⎯⎯⎯⎯[${at}/40]⎯\n`;
    const said = describeFailures(Array.from({ length: 40 }, (_, at) => failure(at + 1)).join('\n'));
    expect(said.length).toBeLessThanOrEqual(18);
    expect(said.slice(-3)).toEqual(['api test 4', 'api test 5', 'and 35 more']);
    expect(Math.max(...said.map((line) => line.length))).toBeLessThanOrEqual(140);
  });

  test('has no colours and no terminal links', () => {
    expect(
      plain('\u001b[1mfile.ts\u001b[0m \u001b]8;;https://biomejs.dev\u001b\\a rule\u001b]8;;\u001b\\'),
    ).toBe('file.ts a rule');
  });
});
