import { describe, expect, it } from 'vitest';
import { groupedDays, holidaysIn, rangesOf, readHours, wrongHoliday } from './opening-hours';

describe('hours', () => {
  it.each([
    ['8-17', '08:00-17:00'],
    ['8:30 – 12, 13.15-17:00', '08:30-12:00, 13:15-17:00'],
    ['0:00-24:00', '00:00-24:00'],
    ['', ''],
    [' ; ', ''],
  ])('%s is accepted', (typed, stored) => {
    expect(readHours(typed)).toBe(stored);
    expect(readHours(stored)).toBe(stored);
  });

  it.each([
    'nine to five',
    '8',
    '17-8',
    '8-8',
    '8-25',
    '8-12-17',
    '13-17, 8-12',
    '8-12, 11-17',
    '8:60-9',
    '8-9<b>',
  ])('%s is rejected', (typed) => expect(readHours(typed)).toBeUndefined());

  it('have ranges, and consecutive days with the same ones are joined', () => {
    expect(rangesOf('08:00-12:00, 13:00-17:00')).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ]);
    expect(rangesOf('')).toEqual([]);
    const week = ['08:00-17:00', '08:00-17:00', '', '08:00-17:00', '', '', ''];
    expect(groupedDays(week)).toEqual([
      { from: 0, to: 1, hours: '08:00-17:00' },
      { from: 2, to: 2, hours: '' },
      { from: 3, to: 3, hours: '08:00-17:00' },
      { from: 4, to: 6, hours: '' },
    ]);
  });
});

describe('holidays', () => {
  it('are one per line, with days, a name and optionally hours', () => {
    const text = "2026-12-24 – 2026-12-26: Christmas\n\n 2026-12-31 New Year's Eve (9-12)";
    expect(wrongHoliday(text)).toBeUndefined();
    expect(holidaysIn(text)).toEqual([
      { from: '2026-12-24', until: '2026-12-26', name: 'Christmas', hours: '' },
      { from: '2026-12-31', until: '2026-12-31', name: "New Year's Eve", hours: '09:00-12:00' },
    ]);
  });

  it.each([
    'Christmas',
    '2026-12-24',
    '2026-02-30: Nothing',
    '2026-12-26 - 2026-12-24: Back',
    '2026-12-24: Eve (late)',
  ])('%s is rejected', (line) => {
    expect(wrongHoliday(`2026-01-01: New Year\n${line}`)).toBe(line);
  });
});
