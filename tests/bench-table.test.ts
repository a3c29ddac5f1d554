import { expect, it } from 'vitest';
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
