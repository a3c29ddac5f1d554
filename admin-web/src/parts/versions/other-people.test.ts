import { describe, expect, it } from 'vitest';
import { otherEditorsShortText, otherEditorsText, otherPeople } from './other-people';

const at = (email: string, minute: number) => ({ email, since: `2026-11-20T10:0${minute}:00.000Z` });
const names: Record<string, string> = { 'ruth@a': 'Ruth' };
const notice = (open: { email: string; since: string }[], isInOtherTab = false) =>
  otherEditorsText(otherPeople(open, 'me@acme.example'), isInOtherTab, (email) => names[email] ?? email);

describe('other users with the page open', () => {
  it('are named once each', () => {
    expect(notice([])).toBe('');
    expect(notice([at('ruth@a', 1), at('ruth@a', 2)])).toBe('Ruth also has this page open.');
    expect(notice([at('ruth@a', 1), at('tom@a', 2), at('walter@a', 3)])).toBe(
      'Ruth, tom@a and walter@a also have this page open.',
    );
  });

  it('are abbreviated where there is little room', () => {
    const short = (open: { email: string; since: string }[], isInOtherTab = false) =>
      otherEditorsShortText(
        otherPeople(open, 'me@acme.example'),
        isInOtherTab,
        (email) => names[email] ?? email,
      );
    expect(short([])).toBe('');
    expect(short([at('ruth@a', 1)], true)).toBe('Ruth');
    expect(short([at('ruth@a', 1), at('tom@a', 2), at('walter@a', 3)])).toBe('Ruth and 2 more');
    expect(short([], true)).toBe('Other tab');
    expect(short([at('me@acme.example', 1)])).toBe('Other device');
  });

  it('are ordered by their first session', () => {
    const { others } = otherPeople([at('ruth@a', 4), at('ruth@a', 2)], 'me@acme.example');
    expect(others).toEqual([at('ruth@a', 2)]);
  });

  it("include the user's own other tab or device", () => {
    expect(notice([at('me@acme.example', 1)])).toBe('Also open elsewhere under your name.');
    expect(notice([], true)).toBe('Also open in another tab of yours.');
    expect(notice([at('tom@a', 1)], true)).toBe(
      'tom@a also has this page open. Also open in another tab of yours.',
    );
  });
});
