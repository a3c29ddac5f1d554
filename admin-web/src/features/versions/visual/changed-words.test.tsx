import { expect, it } from 'vitest';
import { changedWords } from './changed-words';

function found(before: string, after: string) {
  const [one, other] = [document.createElement('section'), document.createElement('section')];
  one.innerHTML = before;
  other.innerHTML = after;
  const words = changedWords(one, other);
  return [words.before.map(String), words.after.map(String)];
}

it('finds the one word that changed, wherever it is in the component', () => {
  expect(
    found(
      '<h2>Boats for <em>hire</em></h2><p>All year.</p>',
      '<h2>Boats for <em>sale</em></h2><p>All year.</p>',
    ),
  ).toEqual([['hire'], ['sale']]);
});

it('finds added and removed words, and nothing where only the markup differs', () => {
  expect(found('<p>Open on Sunday</p>', '<p>Open again on Sunday</p>')).toEqual([[], ['again']]);
  expect(found('<p>Open on Sunday</p>', '<p>Open <b>on</b> <i>Sunday</i></p>')).toEqual([[], []]);
});

it('marks words in a row as one, and again where the element changes', () => {
  expect(found('<p>Open</p>', '<p>Open every Sunday <b>from eight</b> to four</p>')).toEqual([
    [],
    ['every Sunday', 'from eight', 'to four'],
  ]);
});

it('marks no words of a component that has become another', () => {
  const words = (noun: string) => Array.from({ length: 300 }, (_, index) => `${noun}${index}`).join(' ');
  expect(found(words('old'), words('new'))).toEqual([[], []]);
});
