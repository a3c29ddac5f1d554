import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { figureOf, ratioOf } from './bench/figures';
import { movedFigures, readRuns, saveRun } from './bench/history';
import { waitsInARow } from './bench/network';
import { isPassed, rowsOf, tableOf } from './bench/row';

it('adds a failed row for a group that cannot be measured, and the rows of the others', async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const broken = await rowsOf(
    { name: 'admin bytes', measure: () => Promise.reject(new Error('The built admin has no file\nat x')) },
    say,
  );
  const whole = await rowsOf(
    { name: 'pages', measure: async () => [{ name: 'page', value: 9, unit: 'KB', target: 10 }] },
    say,
  );
  const table = tableOf([...broken, ...whole]);
  expect(table).toMatch(/admin bytes +FAIL +not measured: The built admin has no file$/m);
  expect(table).toMatch(/page +9 +KB +<= 10 +pass/);
  expect([...broken, ...whole].map(isPassed)).toEqual([false, true]);
  expect(said.join()).toContain('The built admin has no file');
});

it('adds a failed row for a group that hangs, and for one that fails before it starts', async () => {
  const hangs = { name: 'slow', measure: () => new Promise<never>(() => {}) };
  const throws = {
    name: 'early',
    measure: (): never => {
      throw new Error('There is no such file');
    },
  };
  const table = tableOf([...(await rowsOf(hangs, () => {}, 20)), ...(await rowsOf(throws, () => {}))]);
  expect(table).toMatch(/slow +FAIL +not measured: nothing was heard/);
  expect(table).toMatch(/early +FAIL +not measured: There is no such file$/m);
});

it('gives the median of several runs and half the distance of their quartiles, and no figure of fewer than five', () => {
  expect(figureOf([12, 10, 11, 30, 9])).toEqual({ value: 11, spread: 1 / 11 });
  expect(ratioOf([2, 4, 6, 8, 10], [1, 2, 3, 4, 5])).toEqual({ value: 2, spread: 0 });
  expect(() => figureOf([1, 2, 3, 4])).toThrow('4 runs were measured; a figure needs 5.');
  expect(tableOf([{ name: 'start', ...figureOf([12, 10, 11, 30, 9]), unit: 's', target: 12 }])).toMatch(
    /start +11 +± 9 % +s +<= 12 +pass/,
  );
});

it('names what moved by more than its noise since it was last saved', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'galley-history-')), 'bench/history.jsonl');
  const bytes = { name: 'bytes', value: 700, unit: 'bytes' };
  const start = { name: 'start', value: 10, spread: 0.05, unit: 's' };
  saveRun([bytes, { ...start, value: 30 }], file, new Date('2026-11-01T00:00:00Z'));
  saveRun(
    [bytes, start, { ...start, name: 'broken', isBroken: true }],
    file,
    new Date('2026-11-02T00:00:00Z'),
  );
  const runs = readRuns(file);
  expect(runs.map(({ rows }) => rows.length)).toEqual([2, 2]);
  expect(movedFigures([bytes, { ...start, value: 11.9 }], runs)).toEqual([]);
  const moved = movedFigures(
    [
      { ...bytes, value: 701 },
      { ...start, value: 13 },
      { ...start, name: 'broken' },
    ],
    runs,
  );
  expect(moved).toEqual([
    expect.stringMatching(/^bytes: 700 to 701 bytes \(\+0\.1 %\) since \w+, 2026-11-02/),
    expect.stringMatching(/^start: 10 to 13 s \(\+30\.0 %\) since/),
    'broken: never saved',
  ]);
});

it('counts the requests that followed one another', () => {
  const request = (begunAt: number, endedAt: number) => ({
    url: 'https://a.example/',
    type: 'Script',
    begunAt,
    endedAt,
    bytes: 1,
  });
  expect(waitsInARow([request(0, 1), request(1.1, 2), request(1.2, 3), request(2.5, 4)])).toBe(3);
  expect(waitsInARow([])).toBe(0);
});
