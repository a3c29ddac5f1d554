import { expect, it } from 'vitest';
import { openCompanyScope } from '../company-scope';
import { isOwnObject, requireOwnObject } from './own-objects';

const acme = openCompanyScope('acme');

it('accepts the keys under which the files of a library are stored', () => {
  for (const object of [
    'images/acme/12/boat',
    'images/acme/1/photo-1.jpg',
    'images/acme/12/boat/2-480',
    'images/acme/12/boat/2-480.avif',
    'replacements/acme/12/kR3_d-Xa0',
    'images/acme/files/7-price-list-2026',
    'submitted/acme/3/120/1',
  ]) {
    expect(requireOwnObject(acme, object)).toBe(object);
  }
});

it('accepts no other key, however it is spelled', () => {
  for (const object of [
    '',
    'images/globex/12/boat',
    'images/acme-two/12/boat',
    'images/acme/../globex/12/boat',
    'images/acme/1/../../globex/1/boat',
    'images/acme/1/..',
    'images/acme/../boat',
    'images/acme/0/boat',
    'images/acme/1/boat/../../../globex/1/boat',
    'images/acme/1/boat/2-480/more',
    'images/acme/1/boat/2-480.html',
    'images/globex/1/boat/2-480.avif',
    'images/acme/1/boat?versionId=1',
    'images/acme/1/%2e%2e',
    'images//acme/1/boat',
    '/images/acme/1/boat',
    'images/acme/1/boat\n',
    'images/globex/files/7-price-list',
    'images/acme/files/0-price-list',
    'images/acme/files/7-Price',
    'images/acme/files/7-price/more',
    'images/acme/files/..',
    'acme/files/7-price-list',
    'replacements/globex/1/abc',
    'replacements/acme/1/../abc',
    'replacements/acme/1/abc/more',
    'assets/acme/1/boat',
    'submitted/globex/3/120/1',
    'submitted/acme/3/120',
    'submitted/acme/3/0/1',
    'submitted/acme/3/../120/1',
    'submitted/acme/3/120/1/more',
  ]) {
    expect([object, isOwnObject(acme, object)]).toEqual([object, false]);
  }
});
