import { limits } from '@galley/shared/limits';
import { expect, it } from 'vitest';
import { proposedTexts } from './fill-from-name';

const keywordOf = (name: string) => proposedTexts(name, 'Acme').scoMetaKeywords;

it('a long name gives a keyword of its first whole words, which can be saved', () => {
  const name = 'How we restored the 1938 sloop Petrel, from bare ribs to launch day';
  expect(keywordOf(name)).toBe('how we restored the 1938 sloop petrel from bare ribs to');
  expect(keywordOf('The yard')).toBe('the yard');
  expect(keywordOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  expect(keywordOf(`${'a'.repeat(58)} b`)).toBe(`${'a'.repeat(58)} b`);
  expect(keywordOf('a'.repeat(80))).toHaveLength(limits.keyword);
});
