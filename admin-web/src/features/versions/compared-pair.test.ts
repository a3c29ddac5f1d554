import type { VersionStatus, VersionSummary } from '@galley/shared/schemas/version';
import { describe, expect, it } from 'vitest';
import { comparedPair, isReview } from './compared-pair';

function version(versionId: number, status: VersionStatus): VersionSummary {
  const timestamp = '2026-11-20T01:30:00.000Z';
  return { versionId, status, timestamp, email: 'editor@acme.example', comments: '', revision: 1 };
}

const listed = [version(4, 'pending'), version(3, 'live'), version(2, 'backup'), version(1, 'backup')];
const pair = (versions: VersionSummary[], from?: number, to?: number) => {
  const found = comparedPair(versions, { from, to });
  return found && [found.from, found.to.versionId];
};

describe('the versions that a URL compares', () => {
  it('are the open version and the live one, unless it says otherwise', () => {
    expect(pair(listed)).toEqual([3, 4]);
    expect(pair(listed, undefined, 2)).toEqual([3, 2]);
    expect(pair(listed, 1, 2)).toEqual([1, 2]);
  });

  it('are the live version and the one before it', () => {
    expect(pair(listed, undefined, 3)).toEqual([2, 3]);
    expect(pair([version(1, 'live')])).toEqual([null, 1]);
  });

  it('are a version and an empty page where nothing is live, or where the URL says so', () => {
    expect(pair([version(1, 'pending')])).toEqual([null, 1]);
    expect(pair([version(2, 'pending'), version(1, 'backup')])).toEqual([null, 2]);
    expect(pair(listed, 0, 4)).toEqual([null, 4]);
  });

  it('are none for a page without versions', () => {
    expect(pair([])).toBeUndefined();
  });
});

describe('a review', () => {
  const reviewed = (versions: VersionSummary[], from?: number, to?: number) => {
    const found = comparedPair(versions, { from, to });
    return found ? isReview(found, versions) : false;
  };

  it('compares a pending version with the live one and nothing else [1:161]', () => {
    expect(reviewed(listed)).toBe(true);
    expect(reviewed(listed, 2, 4)).toBe(false);
    expect(reviewed(listed, 0, 4)).toBe(false);
    expect(reviewed(listed, 2, 3)).toBe(false);
    expect(reviewed([version(3, 'draft'), version(2, 'live')])).toBe(false);
  });

  it('compares a pending version with an empty page where nothing is live [1:161]', () => {
    expect(reviewed([version(1, 'pending')])).toBe(true);
  });
});
