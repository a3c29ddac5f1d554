import { expect, it } from 'vitest';
import { component, findingsIn, found, site, text } from '../testing/checked-samples';

it('reports pictures that are too small for their place, and those that load at full size for every visitor', () => {
  const altText = 'A boat';
  const pictures = {
    'acme/1/a.webp': { altText, width: 500 },
    'acme/2/b.gif': { altText, width: 600, wholeBytes: 2_360_000 },
    'acme/3/c.gif': { altText, width: 600, wholeBytes: 90_000 },
  };
  const known = site({ pictures });
  const hero = (layout: string, picture = 'acme/1/a.webp') =>
    findingsIn([component('Hero', { layout, heading: 'Boats', picture })], known).map(
      ({ message }) => message,
    );
  expect(hero('cover')).toEqual([
    'Picture in Hero Boats is 500 pixels wide and is drawn up to 1440 wide, so it looks blurred. Choose one that is at least 1440 pixels wide.',
  ]);
  expect(hero('split')[0]).toContain('at least 720 pixels');
  expect(hero('words')).toEqual([]);
  expect(hero('split', 'acme/3/c.gif')).toEqual([]);
  expect(hero('split', 'acme/2/b.gif')).toEqual([
    'Picture in Hero Boats is a file of 2.4 MB that every visitor loads whole, since it has no lighter copies. Use a video for what moves, otherwise JPEG, PNG or WebP.',
  ]);
  const gallery = (columns: string, look = 'grid') =>
    component('Gallery', { look, columns, items: [{ key: '1', picture: 'acme/3/c.gif', caption: '' }] });
  const cards = component('Cards', {
    variant: 'plain',
    columns: '3',
    items: [{ key: '1', title: 'Sails', picture: 'acme/1/a.webp' }],
  });
  expect(found([gallery('2'), gallery('3'), gallery('2', 'logos'), cards], known)).toEqual([]);
  const small = { ...pictures, 'acme/3/c.gif': { altText, width: 200 } };
  expect(found([gallery('4'), gallery('4', 'logos')], site({ pictures: small }))).toEqual([
    'imageSizes items.0.picture',
  ]);
  const writtenIn = (name: string) => text(`<p><img src="/images/acme/${name}" alt="A boat"></p>`);
  expect(found([writtenIn('3/c.gif'), writtenIn('1/a.webp'), writtenIn('2/b.gif')], known)).toEqual([
    'imageSizes column1',
  ]);
});
