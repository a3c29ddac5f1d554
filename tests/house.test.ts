import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { creatableTypes } from '@galley/shared/components/dictionary';
import { describe, expect, test } from 'vitest';
import statements from './house/statements.json' with { type: 'json' };
import { countStatements, statementsOf } from './house/statements.mjs';
import { commentIn, commentsWith, linesWith, sourcesIn, textOf } from './support/sources';
import { unusedExports } from './support/unused-exports';

const root = new URL('..', import.meta.url).pathname;
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(root + file));
const rooms = ['functions', 'shared', 'infra', 'public-web', 'admin-web/src'];
const written = tracked.filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !/\/generated\//.test(file));

describe('files', () => {
  const most = 250;

  test(`written by hand have at most ${most} lines`, () => {
    expect(written.length).toBeGreaterThan(2_000);
    expect(written.filter((file) => textOf(file).split('\n').length - 1 > most)).toEqual([]);
  });
});

describe('comments', () => {
  // The folders whose comments are written in plain English; another one is added once it is clean.
  const plain = /^(functions|shared|infra|admin-web|public-web|tests)\//;
  const dialect = /\b(nobody|somebody|stands|anew|meanwhile|whoever)\b/i;
  // This file has them as examples.
  const files = written.filter((file) => plain.test(file) && file !== 'tests/house.test.ts');

  test('avoid words that make a sentence hard to read: write one with a subject and a standard term', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(commentsWith(files, dialect)).toEqual([]);
  });

  test.each(['// Whoever asks again waits.', '/** It stands at the top. */', 'x += 1; // nobody reads it'])(
    'are found in the line "%s"',
    (line) => {
      expect(commentIn(line)).toMatch(dialect);
    },
  );

  test('are distinguished from strings', () => {
    expect(commentIn("const text = 'Whoever answers';")).toBe('');
  });
});

describe('documents', () => {
  // Decisions may tell of files that later decisions removed.
  const pages = tracked.filter((file) => /^(README|docs\/[\w-]+)\.md$/.test(file));
  const named = (text: string) =>
    [...text.matchAll(/`((?:admin-web|docs|functions|infra|public-web|shared|tests)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );

  test('name only files and folders that exist', () => {
    const missing = pages.flatMap((page) =>
      named(textOf(page))
        .filter((path) => !existsSync(root + path))
        .map((path) => `${page}: ${path}`),
    );
    expect(pages.flatMap((page) => named(textOf(page))).length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test('have paths with placeholders that are left out', () => {
    expect(named('`shared/contract/<area>.ts` and `shared/permissions.ts`')).toEqual([
      'shared/permissions.ts',
    ]);
  });
});

describe('type assertions', () => {
  // Everything that is read is parsed, so its type is known.
  const casts = /\bas unknown as\b|\bas \w+Record(\[\])?(?![\w<])/;

  test('are never forced: no record is a cast, and nothing is "as unknown as" something else', () => {
    const files = sourcesIn(...rooms);
    expect(linesWith(files, casts).filter((line) => !/\bimport\b/.test(line))).toEqual([]);
  });

  test.each(['x as unknown as Page', 'item as PageRecord;', 'items as PageRecord[]'])(
    'are found in the line "%s"',
    (line) => {
      expect(casts.test(line)).toBe(true);
    },
  );

  test('are not confused with types such as Record<string, string>', () => {
    expect(casts.test('query as Record<string, string>')).toBe(false);
  });
});

describe('exports', () => {
  test('are used: a value by another file, a type by any', () => {
    const files = written.filter((file) => /\.(tsx?|mjs)$/.test(file));
    expect(unusedExports(new Map(files.map((file) => [file, textOf(file)])))).toEqual([]);
  });

  test.each([
    ['export const a = 1; a;', 'const b = 1;', ['one.ts a']],
    ['export const a = 1;', 'a;', []],
    ['export type A = 1;', '', ['one.ts A']],
    ['export type A = 1; let a: A;', '', []],
  ])('are found in "%s" beside "%s"', (one, other, unused) => {
    expect(
      unusedExports(
        new Map([
          ['one.ts', one],
          ['other.ts', other],
        ]),
      ),
    ).toEqual(unused);
  });
});

describe('component types', () => {
  const named = new RegExp(`[=!]== '(${creatableTypes.join('|')})'`);
  /** An upgrade describes the items of one earlier release: decision 180. */
  const upgrade = 'functions/core/entities/version.ts';

  test('are not asked for by their names outside of the folders of components', () => {
    const files = sourcesIn(...rooms).filter((file) => !/\/components\//.test(file) && file !== upgrade);
    expect(files.length).toBeGreaterThan(1_000);
    expect(linesWith(files, named)).toEqual([]);
  });

  test('are found where they are asked for', () => {
    expect(linesWith([upgrade], named)).toHaveLength(1);
    expect("if (type === 'Hero')").toMatch(named);
    expect("if (status === 'Deleted')").not.toMatch(named);
  });
});

describe('statements of production code', () => {
  const added: { what: string; statements: number }[] = statements.added;

  test('do not exceed the former number and what features add: tests/house/statements.json', async () => {
    const byRoom = await countStatements(root);
    const count = Object.values(byRoom).reduce((sum, ofRoom) => sum + ofRoom, 0);
    const most = added.reduce((sum, { statements }) => sum + statements, statements.most);
    expect(count, JSON.stringify(byRoom)).toBeLessThanOrEqual(most);
  });

  test('are counted without types, imports and blocks', async () => {
    expect(
      await statementsOf("import { a } from 'a';\ninterface B { c: string }\n{ const d: B = a; d; }", 'ts'),
    ).toBe(2);
  });
});
