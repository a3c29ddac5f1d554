import { expect, test } from 'vitest';
import { ItemStore } from './item-store';

test('keeps the former state of the last thousand changed items', async () => {
  const store = await ItemStore.open(undefined);
  const change = (key: string, value: string) =>
    store.apply(new Map([['item-pages', new Map([[key, value]])]]));
  await change('first', 'a');
  await change('first', 'b');
  for (let number = 1; number < 1_000; number += 1) await change(`item ${number}`, 'a');
  expect(store.previous('item-pages', 'first')).toEqual({ known: true, value: 'a' });
  await change('last', 'a');
  expect(store.previous('item-pages', 'first')).toEqual({ known: false, value: undefined });
  expect(store.previous('item-pages', 'last')).toEqual({ known: true, value: undefined });
});
