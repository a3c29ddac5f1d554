import { expect, it } from 'vitest';
import { fieldAt, valueAt, withValueAt } from './field-path';
import { priceList } from './price-list';

const prices = {
  heading: 'Prices',
  groups: [{ key: '1', heading: 'Cold', items: [{ key: '1', name: 'Ice', text: '', price: '$2' }] }],
};

it('finds a field in a list by its index, and changes a copy', () => {
  expect(fieldAt(priceList.fields, 'heading')?.label).toBe('Heading');
  expect(fieldAt(priceList.fields, 'groups.0.items.0.name')?.label).toBe('Name');
  for (const name of ['groups.0.nothing', 'heading.0.name', 'constructor', '']) {
    expect(fieldAt(priceList.fields, name), name).toBeUndefined();
  }
  const changed = withValueAt(prices, 'groups.0.items.0.price', '$3');
  expect(valueAt(changed, 'groups.0.items.0.price')).toBe('$3');
  expect(valueAt(prices, 'groups.0.items.0.price')).toBe('$2');
  expect(changed.groups[0]?.items[0]).toEqual({ key: '1', name: 'Ice', text: '', price: '$3' });
});

it('ignores an index that does not exist', () => {
  expect(withValueAt(prices, 'groups.7.heading', 'x')).toEqual(prices);
  expect(withValueAt(prices, 'heading.0.name', 'x')).toEqual(prices);
  expect(valueAt(prices, 'groups.7.heading')).toBeUndefined();
});
