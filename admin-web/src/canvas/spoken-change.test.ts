import { expect, it } from 'vitest';
import type { CanvasEntry } from '../parts/page-canvas/messages';
import { spokenChange } from './spoken-change';

const entry = (componentName: string, sectionHidden = false): CanvasEntry => ({
  key: componentName,
  component: { type: 'Blank', componentId: 1, data: { componentName, height: 1, sectionHidden } } as never,
});
const [hours, news, team, map] = ['Hours', 'News', 'Team', 'Map'].map((name) => entry(name)) as [
  CanvasEntry,
  CanvasEntry,
  CanvasEntry,
  CanvasEntry,
];

it.each([
  { what: 'one that moved over several', now: [news, team, hours], says: 'Blank Hours is now 3 of 3.' },
  { what: 'one that was added', now: [hours, map, news, team], says: 'Blank Map is now 2 of 4.' },
  { what: 'one that is gone', now: [hours, team], says: 'Blank News was removed, 2 components left.' },
  {
    what: 'one that was hidden',
    now: [hours, entry('News', true), team],
    says: 'Blank News is hidden from visitors.',
  },
  { what: 'what has other texts only', now: [{ ...hours }, news, team], says: undefined },
  { what: 'another version', now: [entry('a'), entry('b'), entry('c')], says: undefined },
  { what: 'a page that is opened', before: [], now: [hours, news], says: undefined },
  { what: 'the first one of a page', before: [], now: [hours], says: 'Blank Hours is now 1 of 1.' },
  {
    what: 'one that is shown again',
    before: [hours, entry('News', true)],
    now: [hours, news],
    says: 'Blank News is shown to visitors.',
  },
])('$what', ({ before = [hours, news, team], now, says }) => {
  expect(spokenChange(before, now)).toBe(says);
});

it('of two that changed places, the selected one has moved', () => {
  expect(spokenChange([hours, news], [news, hours], 'Hours')).toBe('Blank Hours is now 2 of 2.');
  expect(spokenChange([hours, news], [news, hours], 'News')).toBe('Blank News is now 1 of 2.');
});
