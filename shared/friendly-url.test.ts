import { describe, expect, it } from 'vitest';
import { suggestFriendlyUrls } from './friendly-url';

const joined = async (name: string) => (await suggestFriendlyUrls(name)).joined;
const hyphenated = async (name: string) => (await suggestFriendlyUrls(name)).hyphenated;

describe('the Friendly URL made from a name', () => {
  it('contains letters and digits only, in lower case [1:190]', async () => {
    expect(await joined('Summer Open-Day_2026!')).toBe('summeropenday2026');
    expect(await joined('x'.repeat(80))).toHaveLength(60);
  });

  it('transliterates every letter of another language or script [1:190]', async () => {
    expect(await joined('Über uns & Straße')).toBe('uberunsstrasse');
    expect(await joined('U\u0308ber')).toBe('uber');
    expect(await joined('Æther, Łódź, Ørsted, Þingvellir')).toBe('aetherlodzorstedthingvellir');
    expect(await joined('Σχετικά με εμάς')).toBe('schetikameemas');
    expect(await joined('Про нас')).toBe('pronas');
    expect(await joined('日本語')).toBe('ribenyu');
    expect(await joined('こんにちは')).toBe('konnichiha');
  });

  it('is empty where no character is allowed in a path [1:190]', async () => {
    expect(await suggestFriendlyUrls(' – & !')).toEqual({ joined: '', hyphenated: '' });
  });

  it('may have hyphens between its words, never at an end [1:190]', async () => {
    expect(await hyphenated('Summer Open Day')).toBe('summer-open-day');
    expect(await hyphenated('Über uns & Straße')).toBe('uber-uns-strasse');
    expect(await hyphenated("  We’re open / it's “new”! ")).toBe('were-open-its-new');
    expect(await hyphenated(`${'x'.repeat(59)} y`)).toBe('x'.repeat(59));
  });
});
