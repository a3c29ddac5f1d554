import { describe, expect, it } from 'vitest';
import type { VersionRecord } from '../core/entities/version';
import { chosenVersion } from './version-choice';

/** Creates versions with these statuses, newest first. */
const versions = (...states: VersionRecord['status'][]) =>
  states.map((status, index) => ({ versionId: states.length - index, status }) as VersionRecord);
const chosen = (list: VersionRecord[], askedFor: number | null = null) =>
  chosenVersion(list, askedFor)?.versionId;

describe('the version that the editor opens with', () => {
  it('is the draft or pending one [1:158]', () => {
    expect(chosen(versions('draft', 'live', 'backup'))).toBe(3);
    expect(chosen(versions('pending', 'live', 'backup'))).toBe(3);
  });

  it('is the live one where nothing is open, even when a newer backup is listed [1:158] [1:163]', () => {
    expect(chosen(versions('backup', 'live', 'backup'))).toBe(2);
  });

  it('is the newest backup where nothing is live [1:158] [1:163]', () => {
    expect(chosen(versions('backup', 'backup'))).toBe(2);
  });

  it('is none where there are no versions [1:158] [1:163]', () => {
    expect(chosen([])).toBeUndefined();
  });

  it('is the requested one, if it exists [1:158] [2:124]', () => {
    expect(chosen(versions('draft', 'live', 'backup'), 1)).toBe(1);
    expect(() => chosen(versions('draft'), 7)).toThrow('V7 of this page was not found.');
  });
});
