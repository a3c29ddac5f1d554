// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countKeptDrafts,
  draftOwner,
  dropDraft,
  dropKeptDrafts,
  keepDraft,
  keptForMs,
  readKeptDrafts,
} from './local-drafts';

const ruth = draftOwner({ company: 'acme', email: 'Ruth@acme.example' });
const tom = draftOwner({ company: 'acme', email: 'tom@acme.example' });
const draft = (id: string, text = id, keptAt = Date.now()) => ({ id, keptAt, values: { text } });
const texts = (owner: string, place: string) => readKeptDrafts(owner, place).map(({ values }) => values.text);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('unsaved text in local storage', () => {
  it('is restored until it is dropped', () => {
    keepDraft(ruth, 'page 1', draft('a', 'first'));
    keepDraft(ruth, 'page 1', draft('a', 'second'));
    expect(texts(ruth, 'page 1')).toEqual(['second']);
    expect(texts(ruth, 'page 2')).toEqual([]);
    dropDraft(ruth, 'page 1', 'a');
    expect(texts(ruth, 'page 1')).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('of two tabs is kept separately; the newest comes first', () => {
    keepDraft(ruth, 'page 1', draft('a', 'older', Date.now() - 1_000));
    keepDraft(ruth, 'page 1', draft('b', 'newer'));
    expect(texts(ruth, 'page 1')).toEqual(['newer', 'older']);
  });

  it('is visible to no other user', () => {
    keepDraft(ruth, 'page 1', draft('a'));
    expect(texts(tom, 'page 1')).toEqual([]);
    expect([countKeptDrafts(ruth), countKeptDrafts(tom)]).toEqual([1, 0]);
    keepDraft(tom, 'page 1', draft('b'));
    dropKeptDrafts(ruth);
    expect([countKeptDrafts(ruth), countKeptDrafts(tom)]).toEqual([0, 1]);
  });

  it('is dropped after two weeks, for every user', () => {
    keepDraft(ruth, 'page 1', draft('a', 'old', Date.now() - keptForMs - 1));
    keepDraft(tom, 'page 1', draft('b'));
    readKeptDrafts(tom, 'page 1');
    expect(Object.keys(localStorage)).toHaveLength(1);
  });

  it('is limited for each form and for each text', () => {
    for (const id of ['a', 'b', 'c', 'd']) keepDraft(ruth, 'page 1', draft(id));
    expect(readKeptDrafts(ruth, 'page 1')).toHaveLength(3);
    expect(keepDraft(ruth, 'page 2', draft('x', 'x'.repeat(700_000)))).toBe(false);
    expect(texts(ruth, 'page 2')).toEqual([]);
  });

  it('makes room by dropping the oldest when the quota is reached', () => {
    keepDraft(ruth, 'page 1', draft('a', 'oldest', Date.now() - 5_000));
    keepDraft(ruth, 'page 2', draft('b', 'newer'));
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this.length >= 2 && this.getItem(key) === null)
        throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(keepDraft(ruth, 'page 3', draft('c', 'newest'))).toBe(true);
    expect([texts(ruth, 'page 1'), texts(ruth, 'page 2'), texts(ruth, 'page 3')]).toEqual([
      [],
      ['newer'],
      ['newest'],
    ]);
  });

  it('is not kept, and breaks nothing, where the browser denies storage or holds malformed data', () => {
    localStorage.setItem(`galley-kept ${ruth} page 1`, '{"not": "ours"}');
    expect(texts(ruth, 'page 1')).toEqual([]);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(keepDraft(ruth, 'page 2', draft('a'))).toBe(false);
  });
});
