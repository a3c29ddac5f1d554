import type { CheckedComponent } from '@galley/shared/checks/checked';
import type { Finding } from '@galley/shared/schemas/version';
import { expect, it } from 'vitest';
import { liveFindings } from './live-findings';

const hero = (data: Record<string, unknown>): CheckedComponent => ({ type: 'Hero', componentId: 7, data });
const placeholder: Finding = {
  check: 'placeholderText',
  componentId: 7,
  message: 'Hero says what it came with.',
};
const link: Finding = { check: 'links', componentId: 7, field: 'buttonLink', message: 'It leads nowhere.' };
const title: Finding = { check: 'searchEngines', field: 'scoTitle', message: 'SEO Title is empty.' };
const stored = [hero({ heading: 'Boats', buttonLink: '/gone' })];

it('reports findings about the current text, and those of the server where nothing has changed since', () => {
  const site = { findings: [placeholder, link, title], components: stored };
  expect(liveFindings([], site, [hero({ heading: 'Our boats', buttonLink: '/gone' })])).toEqual([
    link,
    title,
  ]);
  expect(liveFindings([placeholder], site, [hero({ buttonLink: '/boats' })])).toEqual([placeholder, title]);
  expect(liveFindings([placeholder], undefined, stored)).toEqual([placeholder]);
  // The component was removed, or is hidden.
  expect(liveFindings([], site, [])).toEqual([title]);
});

it('knows that a check blocks versions once the server has reported a finding of it', () => {
  const blocking = { ...placeholder, isBlocking: true as const };
  const site = { findings: [blocking], components: stored };
  expect(liveFindings([placeholder], site, stored)).toEqual([blocking]);
});

it('names the position of a finding in a list', () => {
  const inList: Finding = {
    check: 'alternativeText',
    componentId: 7,
    field: 'items.1.picture',
    message: 'Mute.',
  };
  const gallery = (...pictures: string[]) => [hero({ items: pictures.map((picture) => ({ picture })) })];
  const site = { findings: [inList], components: gallery('a', 'b') };
  expect(liveFindings([], site, gallery('c', 'b'))).toEqual([inList]);
  expect(liveFindings([], site, gallery('a', 'c'))).toEqual([]);
  expect(liveFindings([], site, gallery('a'))).toEqual([]);
});
