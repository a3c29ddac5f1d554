import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { deviations, findProofs, isBrowserTest, renderPage, statements } from './conformance';

const proofs = findProofs();
const ids = new Set(statements.map(({ id }) => id));

it('names only statements that exist', () => {
  expect([...proofs.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(deviations.flatMap((deviation) => deviation.statements).filter((id) => !ids.has(id))).toEqual([]);
});

it('has a test for every statement, in a browser for what people see', () => {
  const gaps = statements.filter(({ id, on }) => {
    const found = proofs.get(id) ?? [];
    return on !== 'note' && !(on === 'screen' ? found.some(isBrowserTest) : found.length > 0);
  });
  expect(gaps.map(({ id }) => id)).toEqual([]);
});

it('has planted faults that apply to the current sources', () => {
  const faults: { id: string; file: string; find: string }[] = JSON.parse(
    readFileSync(new URL('../plant/faults.json', import.meta.url), 'utf8'),
  );
  const outdated = faults.filter(({ file, find }) => {
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return source.split(find).length !== 2;
  });
  expect(outdated, 'each `find` occurs in its file exactly once').toEqual([]);
});

it('gives a reason for every statement without a test', () => {
  expect(statements.filter(({ on, why }) => (on === 'note') !== Boolean(why))).toEqual([]);
});

it('keeps docs/conformance.md up to date', () => {
  const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
  expect(page, 'run `npm run conformance`').toBe(renderPage(proofs));
});
