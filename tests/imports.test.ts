import { describe, expect, test } from 'vitest';
import { circlesIn, importsIn, importsOf } from './support/imports';
import { linesWith, sourcesIn, testsIn, textOf } from './support/sources';

const graph = importsOf('functions', 'shared', 'admin-web/src', 'public-web', 'infra');

/** Imports from one kind of files to another. */
function leading(from: RegExp, to: (target: string, source: string) => boolean): string[] {
  return [...graph].flatMap(([source, targets]) =>
    from.test(source)
      ? targets.filter((target) => to(target, source)).map((target) => `${source} -> ${target}`)
      : [],
  );
}

const folderIn = (parent: string, file: string) =>
  file.startsWith(`${parent}/`) ? file.slice(parent.length + 1).split('/')[0] : undefined;
/** They do not concern keys: an attempt's secret is stored as its hash too. */
const hashes = ['functions/core/sign-in/attempt.ts'];
const areaOf = (file: string) => folderIn('functions', file);

test('covers every source file', () => {
  expect(graph.size).toBeGreaterThan(1_200);
  expect([...graph.values()].flat().length).toBeGreaterThan(5_000);
});

test('finds no import cycles between files or types', () => {
  expect(circlesIn(graph)).toEqual([]);
});

describe('layers', () => {
  test("no area imports another, except jobs, which may call an area's use cases", () => {
    const isOfOther = (target: string, source: string) =>
      areaOf(target) !== undefined && areaOf(target) !== 'core' && areaOf(target) !== areaOf(source);
    expect(leading(/^functions\/(?!core\/|jobs\/)/, isOfOther)).toEqual([]);
    expect(
      leading(/^functions\/jobs\//, (target) => /^functions\/(?!jobs\/).*\bhandler\.ts$/.test(target)),
    ).toEqual([]);
  });

  test('core imports no area', () => {
    const isOfArea = (target: string) => areaOf(target) !== undefined && areaOf(target) !== 'core';
    expect(leading(/^functions\/core\//, isOfArea)).toEqual([]);
  });

  test('only entities declare partitions and keys, and only the table module reads and writes them', () => {
    const inCore = (...names: string[]) => names.map((name) => `functions/core/${name}.ts`);
    const tablesOwn = inCore('table', 'table-writes', 'read-items');
    expect(
      leading(/^functions\/(?!core\/entities\/)/, (target, source) => {
        const declares = target === 'functions/core/entities/key-parts.ts' && !hashes.includes(source);
        const reads = inCore('table-writes', 'read-items').includes(target) && !tablesOwn.includes(source);
        return declares || reads;
      }),
    ).toEqual([]);
    const outside = sourcesIn('functions').filter((file) => !file.startsWith('functions/core/entities/'));
    expect(linesWith(outside, /\b(pk|sk): ['"`][^'"`]/)).toEqual([]);
    const sdk = linesWith(outside, /from '@aws-sdk\/(client|util)-dynamodb'/).map(
      (line) => line.split(':')[0] ?? '',
    );
    const readers = [...tablesOwn, ...inCore('table-expressions'), 'functions/visitor-page/path-reader.ts'];
    expect(sdk.filter((file) => !readers.includes(file))).toEqual([]);
  });

  test('stand-ins import nothing else of the project', () => {
    const own = 'infra/local/stand-ins/';
    expect(leading(new RegExp(`^${own}`), (target) => !target.startsWith(own))).toEqual([]);
  });
});

describe('rooms of the admin', () => {
  const admin = 'admin-web/src';
  /** What no file of a room imports; features are told apart by their folders. */
  const closedTo: Record<string, RegExp> = {
    lib: /^(ui|parts|features|canvas|app)$/,
    ui: /^(parts|features|canvas|app)$/,
    parts: /^(features|canvas|app)$/,
    features: /^(canvas|app)$/,
    canvas: /^(features|app)$/,
  };
  const roomOf = (file: string) => folderIn(admin, file) ?? '';
  const featureOf = (file: string) => folderIn(`${admin}/features`, file);

  const wrongIn = (imports: ReadonlyMap<string, readonly string[]>) =>
    [...imports].flatMap(([source, targets]) =>
      targets
        .filter((target) => {
          const isOtherFeature = featureOf(target) && featureOf(target) !== featureOf(source);
          return (
            closedTo[roomOf(source)]?.test(roomOf(target)) ||
            (roomOf(source) === 'features' && isOtherFeature)
          );
        })
        .map((target) => `${source} -> ${target}`),
    );

  test('lead one way: app and canvas, features, parts, ui, lib; no feature imports another', () => {
    expect(new Set([...graph.keys()].map(featureOf)).size).toBeGreaterThan(20);
    expect(wrongIn(graph)).toEqual([]);
  });

  test('hold for their tests, too', () => {
    const tests = testsIn(admin);
    expect(tests.length).toBeGreaterThan(100);
    expect(wrongIn(importsIn(tests))).toEqual([]);
  });

  test.each([
    ['features/pages/page-list-screen.tsx', 'features/files/file-list.tsx'],
    ['features/pages/page-list-screen.tsx', 'app/shell.tsx'],
    ['features/editor/canvas/page-canvas.tsx', 'canvas/typing.ts'],
    ['parts/pages/use-pages.ts', 'features/pages/page-list-screen.tsx'],
    ['canvas/typing.ts', 'features/editor/page-editor.tsx'],
    ['ui/dialog.tsx', 'parts/people/use-people.ts'],
    ['lib/api.ts', 'ui/dialog.tsx'],
  ])('would report that %s imports %s', (source, target) => {
    const graphOf = (name: string) => new Map([[`${admin}/${source}`, [`${admin}/${name}`]]]);
    expect(wrongIn(graphOf(target))).toHaveLength(1);
    expect(wrongIn(graphOf(source))).toEqual([]);
  });
});

test('a cycle is found, also one of three files and one of a file with itself', () => {
  const graphOf = (pairs: Record<string, string[]>) => new Map(Object.entries(pairs));
  expect(circlesIn(graphOf({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }))).toEqual([['a', 'b', 'c']]);
  expect(circlesIn(graphOf({ a: ['a'], b: ['a'] }))).toEqual([['a']]);
  expect(circlesIn(graphOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

describe('tests of the API', () => {
  /** They are about storage itself: decision 187. */
  const aboutStorage = [
    'tests/api/components/unknown-type.test.ts',
    'tests/api/export/export.test.ts',
    'tests/api/samples.test.ts',
    'tests/api/users/forget-person.test.ts',
  ];
  /** The names that a file imports from entities, without types. */
  const entitiesIn = (text: string) =>
    [...text.matchAll(/import \{([^}]*)\} from '[^']*\/core\/entities\/[^']*'/g)].flatMap(([, names = '']) =>
      names.split(',').flatMap((name) => name.trim().match(/^(?!type )\w+/)?.[0] ?? []),
    );

  test('import no keys of the table, except those that are about storage', () => {
    const files = testsIn('tests/api');
    expect(files.length).toBeGreaterThan(200);
    // The list only becomes shorter.
    expect(files.filter((file) => entitiesIn(textOf(file)).length > 0).toSorted()).toEqual(aboutStorage);
  });

  test('are found by what they import, not by its types', () => {
    const from = "from '@galley/functions/core/entities/page';";
    expect(entitiesIn(`import { pageEntity, type PageRecord } ${from}`)).toEqual(['pageEntity']);
    expect(entitiesIn(`import type { PageRecord } ${from}`)).toEqual([]);
  });
});
