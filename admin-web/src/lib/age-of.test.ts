import { expect, it } from 'vitest';
import { ageOf } from './age-of';

it('counts an age in years where they are whole, and in days otherwise', () => {
  expect([1, 30, 365, 400, 730].map(ageOf)).toEqual(['a day', '30 days', '1 year', '400 days', '2 years']);
});
