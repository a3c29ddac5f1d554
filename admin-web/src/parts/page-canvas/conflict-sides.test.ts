import { expect, it } from 'vitest';
import { conflictSides } from './conflict-sides';

const wordsOf = (lines: { runs: { text: string; mark: string }[] }[]) =>
  lines.flatMap(({ runs }) => runs.map(({ text, mark }) => (mark === 'same' ? text : `[${text}]`))).join('');

it('shows both texts of what differs, in list entries too, and changes of their order', () => {
  const cards = { heading: 'Boats', items: [] as object[] };
  const [first, second] = [
    { key: 'a', title: 'Oak', text: 'It is old' },
    { key: 'b', title: 'Pine', text: 'It is young' },
  ];
  const mine = { ...cards, items: [second, { ...first, text: 'It is very old' }] };
  const shown = conflictSides('Cards', { ...cards, items: [first, second] }, mine);
  expect(shown.map((side) => [side.label, wordsOf(side.mine), wordsOf(side.theirs)])).toEqual([
    ['Card: order', 'Pine[Oak]', '[Oak]Pine'],
    ['Card Oak: Text', 'It is [very] old', 'It is  old'],
  ]);
  expect(conflictSides('Cards', mine, mine)).toEqual([]);
});
