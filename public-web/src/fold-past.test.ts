import { expect, it } from 'vitest';
import { renderPage } from './entry-server';
import { dayIn, withoutPast } from './fold-past';
import { sampleSite } from './testing/sample-site';
import { styleGuideHome } from './testing/style-guide';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const events = styleGuideHome.components.filter(({ type }) => type === 'Events').slice(0, 1);
const { main } = renderPage({ ...styleGuideHome, components: events }, sampleSite);
const shownOn = (day: string) => {
  const [coming = '', past = ''] = withoutPast(main, noon(day)).split('<details');
  const titles = (html: string) =>
    [...html.matchAll(/<h\d>(?:<a [^>]*>)?<span[^>]*>([^<]*)</g)].map(([, title]) => title);
  return { past: titles(past), coming: titles(coming) };
};

it('moves past events into the fold from the day after their last one', () => {
  expect(shownOn('2026-05-01')).toEqual({
    past: [],
    coming: ['Launching day', 'A week of caulking', 'Supper'],
  });
  expect(shownOn('2026-05-09').past).toEqual([]);
  expect(shownOn('2026-05-10').past).toEqual(['Launching day']);
  // The event ends on the twelfth.
  expect(shownOn('2026-06-12').coming).toEqual(['A week of caulking', 'Supper']);
  expect(shownOn('2027-01-01')).toEqual({
    past: ['Supper', 'A week of caulking', 'Launching day'],
    coming: [],
  });
});

it('uses the day in the company’s time zone', () => {
  const night = new Date('2026-11-22T03:00:00Z');
  expect(dayIn('America/New_York', night)).toBe('2026-11-21');
  expect(dayIn('Asia/Tokyo', night)).toBe('2026-11-22');
  expect(dayIn('Nowhere/Else', night)).toBe('2026-11-22');
});

it('removes past entries from a list without a fold, and keeps other HTML unchanged', () => {
  const list =
    '<ul class="days" data-zone="UTC"><li data-until="2026-01-01">A</li><li data-until="2026-03-01">B</li></ul>';
  expect(withoutPast(`<p>x</p>${list}`, noon('2026-02-01'))).toBe(
    '<p>x</p><ul class="days" data-zone="UTC"><li data-until="2026-03-01">B</li></ul>',
  );
  expect(withoutPast('<ul class="days"><li>A</li></ul>', noon('2026-02-01'))).toBe(
    '<ul class="days"><li>A</li></ul>',
  );
});
