import { expect, it } from 'vitest';
import { takeTurns } from './take-turns';

const job = (second: number, company: string) => ({
  pk: 'JOBS#0',
  sk: `2026-11-22T10:00:${String(second).padStart(2, '0')}.000Z#${company}#job-${second}`,
});
const order = (keys: { sk: string }[]) => keys.map(({ sk }) => sk.split('#').slice(1).join(' '));

it('companies take turns, the longest waiting first', () => {
  const due = [
    job(1, 'acme'),
    job(2, 'acme'),
    job(3, 'acme'),
    job(4, 'globex'),
    job(5, 'initech'),
    job(6, 'globex'),
  ];
  expect(order(takeTurns(due, 10))).toEqual([
    'acme job-1',
    'globex job-4',
    'initech job-5',
    'acme job-2',
    'globex job-6',
    'acme job-3',
  ]);
});

it('a single company gets all slots, in the order in which its jobs are due', () => {
  const due = Array.from({ length: 40 }, (_, second) => job(second, 'acme'));
  expect(takeTurns(due, 25)).toEqual(due.slice(0, 25));
});
