import { describe, expect, it } from 'vitest';
import { guidanceFor } from './seo-guidance';

describe('SEO guidance', () => {
  it('judges nothing before something is typed', () => {
    expect(guidanceFor('title', ' ')).toEqual({ count: 0, isGood: false, text: '0 of 50-60 characters' });
    expect(guidanceFor('keywords', ',').text).toBe('0 of 1-2 keywords');
  });

  it('calls a title of 50 to 60 characters good, others too short or too long', () => {
    expect(guidanceFor('title', 'x'.repeat(49))).toMatchObject({
      isGood: false,
      text: '49 of 50-60 characters: too short',
    });
    expect(guidanceFor('title', 'x'.repeat(50)).isGood).toBe(true);
    expect(guidanceFor('title', 'x'.repeat(60)).isGood).toBe(true);
    expect(guidanceFor('title', 'x'.repeat(61)).text).toContain('too long');
  });

  it('counts keywords as tags, without empty ones', () => {
    expect(guidanceFor('keywords', 'plumber, leak,').isGood).toBe(true);
    expect(guidanceFor('keywords', 'a,b,c').isGood).toBe(false);
  });
});
