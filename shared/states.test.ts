import { expect, it } from 'vitest';
import { stateCodeOf, stateCodes, stateNameOf } from './states';

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

it('are the 50 states, the district, five territories and three military codes, each with a name of its own [2:154] [2:270]', () => {
  const codes = [...states.split(' '), 'DC', 'AS', 'GU', 'MP', 'PR', 'VI', 'AA', 'AE', 'AP'];
  expect([...stateCodes]).toEqual(codes);
  expect(codes).toHaveLength(59);
  expect(new Set(codes.map(stateNameOf)).size).toBe(59);
  for (const code of codes) expect(stateCodeOf(stateNameOf(code)), code).toBe(code);
  expect(['ME', 'DC', 'PR', 'AE'].map(stateNameOf)).toEqual([
    ...['Maine', 'District of Columbia', 'Puerto Rico', 'Armed Forces Europe'],
  ]);
});
