import { expect, it } from 'vitest';
import { isPassed, rowsOf, tableOf } from './bench/row';

it('has a failed row for a group that cannot be measured, and the rows of the others', async () => {
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
