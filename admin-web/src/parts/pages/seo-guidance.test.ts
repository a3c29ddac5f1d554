import { describe, expect, it } from 'vitest';
import { guidanceFor } from './seo-guidance';

describe('SEO guidance', () => {
  it('judges nothing before something is typed [1:192] [1:300]', () => {
    expect(guidanceFor('title', ' ')).toEqual({
      isGood: false,
      isJudged: false,
      text: '0 of 50-60 characters',
    });
    expect(guidanceFor('keywords', ',').text).toBe('0 of 1-2 keywords');
  });

  it("judges only what a user has typed, not the default derived from the page's name [1:192] [1:300]", () => {
    expect(guidanceFor('title', 'Winter menu – Acme', true)).toEqual({
      isGood: false,
      isJudged: false,
      text: '18 of 50-60 characters, made from the name',
    });
    expect(guidanceFor('title', 'x'.repeat(55), true)).toMatchObject({ isGood: true, isJudged: true });
  });

  it('calls a title of 50 to 60 characters good, others too short or too long [1:192] [1:300]', () => {
    expect(guidanceFor('title', 'x'.repeat(49))).toMatchObject({
      isGood: false,
      text: '49 of 50-60 characters: too short',
    });
    // Spaces between words count, those around them do not.
    expect(guidanceFor('title', ` ${'boats '.repeat(9)}`).text).toBe('53 of 50-60 characters: good');
    expect(guidanceFor('title', 'x'.repeat(50)).isGood).toBe(true);
    expect(guidanceFor('title', 'x'.repeat(60)).isGood).toBe(true);
    expect(guidanceFor('title', 'x'.repeat(61)).text).toContain('too long');
    expect([49, 50, 160, 161].map((length) => guidanceFor('description', 'x'.repeat(length)).text)).toEqual([
      '49 of 50-160 characters: too short',
      '50 of 50-160 characters: good',
      '160 of 50-160 characters: good',
      '161 of 50-160 characters: too long',
    ]);
  });

  it('counts keywords as tags, without empty ones [1:192] [1:300]', () => {
    expect(guidanceFor('keywords', 'plumber, leak,').isGood).toBe(true);
    expect(guidanceFor('keywords', 'a').text).toBe('1 of 1-2 keywords: good');
    expect(guidanceFor('keywords', 'a,b,c').text).toBe('3 of 1-2 keywords: too many');
  });
});
