import { describe, expect, it } from 'vitest';
import { maskPhone } from './phone';

describe('phone mask', () => {
  it('groups the digits while they are typed [2:132] [2:138] [2:270] [2:136] [2:69]', () => {
    expect(maskPhone('2')).toBe('2');
    expect(maskPhone('2125')).toBe('212 5');
    expect(maskPhone('2125550100')).toBe('212 555 0100');
  });

  it('accepts other formats and drops extra digits [2:132] [2:138] [2:270] [2:136] [2:69]', () => {
    expect(maskPhone('+1 (212) 555-0100 ext 3')).toBe('212 555 0100');
  });
});
