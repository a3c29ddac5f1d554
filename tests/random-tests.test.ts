import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesWith, textOf } from './support/sources';

const root = new URL('..', import.meta.url).pathname;
const testFiles = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(root + file));

describe('a random test', () => {
  const draws = /from 'fast-check'|\bchanceOf\(|\bchance\(\)|(?<!Math\.)\brandom\(/;
  const says = /\bsayCases\(|console\.log\(`cases: .*seed/;
  const drawing = testFiles.filter(
    (file) => draws.test(textOf(file)) && !file.endsWith('random-tests.test.ts'),
  );

  test('reports its number of cases and its seed, and runs completely in a soak', () => {
    expect(drawing.length).toBeGreaterThan(8);
    expect(drawing.filter((file) => !says.test(textOf(file)))).toEqual([]);
    expect(drawing.filter((file) => !/random-run[s]|GALLEY_SOA[K]/.test(textOf(file)))).toEqual([]);
  });
});

describe('a test', () => {
  /** The end of a test or hook with a time limit after it, or a setting for all of them. */
  const total = /^\s*\}, [\d_]+\);$|\b(?:testTimeout|hookTimeout): *[1-9]/;
  const helpers = execFileSync(
    'git',
    ['ls-files', 'tests/support', '*/test-support/*', '*vitest.config.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file && existsSync(root + file));

  test('has no time limit that a slower machine could exceed', () => {
    expect(testFiles.length).toBeGreaterThan(400);
    expect(helpers.length).toBeGreaterThan(80);
    const files = [...testFiles, ...helpers].filter((file) => !file.endsWith('random-tests.test.ts'));
    expect(linesWith(files, total)).toEqual([]);
  });

  test.each(['}, 60_000);', '  }, 3_600_000);', 'vi.setConfig({ testTimeout: 30_000 });'])(
    'with "%s" would be found',
    (line) => {
      expect(total.test(line)).toBe(true);
    },
  );
});
