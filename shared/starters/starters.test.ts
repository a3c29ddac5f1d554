import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../components/dictionary';
import { valuesOfKind } from '../components/field-values';
import { loadStarter } from './all-starters';
import { ownComponent, withCompanyInHtml } from './company-words';
import { starterNames } from './names';
import type { StarterPage } from './starter';
import { expectComplete } from './testing/expect-complete';

interface Credit {
  file: string;
  source: string;
  licence: string;
  statedIn: string;
  sha256: string;
}

const folder = new URL('./pictures/', import.meta.url);
const credits: Credit[] = JSON.parse(readFileSync(new URL('credits.json', folder), 'utf8'));
const files = starterNames.flatMap((name) =>
  readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`),
);
const starters = await Promise.all(
  starterNames.map(async (name) => ({ name, starter: await loadStarter(name) })),
);

/** The names of the pictures on a page, in its order. */
const picturesOf = ({ components }: StarterPage) =>
  components
    .flatMap((component) => valuesOfKind(fieldsOf(component.type), component, 'image'))
    .flatMap(({ value }) => (typeof value === 'string' && value ? [value] : []));

describe('the pictures of the starter sites', () => {
  it('are free to use, each with its source, and exactly the reviewed files', () => {
    expect(credits.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    for (const { file, source, licence, statedIn, sha256 } of credits) {
      expect(['CC0-1.0', 'Public domain'], file).toContain(licence);
      expect(source, file).toMatch(/^https:\/\//);
      expect(statedIn, file).not.toBe('');
      const bytes = readFileSync(new URL(file, folder));
      expect(createHash('sha256').update(bytes).digest('hex'), file).toBe(sha256);
    }
  });

  it('are small in total, and each is on a page', () => {
    const bytes = files.reduce((sum, file) => sum + readFileSync(new URL(file, folder)).length, 0);
    expect(bytes).toBeLessThan(4 * 1024 * 1024);
    for (const { name, starter } of starters) {
      const used = new Set([starter.home, ...starter.pages].flatMap(picturesOf));
      expect([...used].toSorted(), name).toEqual(Object.keys(starter.pictures).toSorted());
      expect(files.filter((file) => file.startsWith(`${name}/`)).length).toBe(used.size);
      expect(Object.values(starter.pictures).every(({ altText }) => altText.length > 10)).toBe(true);
    }
  });
});

describe.each(starters)('the starter $name', ({ starter }) => {
  const pages = [starter.home, ...starter.pages];

  it('has no picture on more than two pages, or as the first one of two', () => {
    const firsts = pages.flatMap((page) => picturesOf(page).slice(0, 1));
    expect(firsts).toEqual([...new Set(firsts)]);
    const onPages = pages.flatMap((page) => [...new Set(picturesOf(page))]);
    const often = Object.keys(starter.pictures).filter(
      (name) => onPages.filter((shown) => shown === name).length > 2,
    );
    expect(often).toEqual([]);
  });

  it("shows the company's address, telephone and hours from the settings, and names none in its texts", () => {
    const contact = pages.filter(({ components }) => components.some(({ type }) => type === 'FindUs'));
    expect(contact.map(({ friendlyUrl }) => friendlyUrl)).toEqual(['contact']);
    const texts = JSON.stringify([starter.footer, pages]);
    expect(texts.match(/\{(?!company\}|\w+day \d+\})\w+[^"{}]*\}/g)).toBeNull();
    expect(texts).not.toMatch(/tel:|\d{3}.?\d{4}/);
    expect(texts).not.toMatch(/(day|Hours|Open).{0,30}\d ?(to|until|–|-) ?\d/);
  });

  it('has five pages, each with its own search texts and no initial ones of a section', () => {
    expect(pages).toHaveLength(5);
    pages.forEach(expectComplete);
  });
});

const madeUpHours =
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (to|and) \w+day\b|\bfrom \d{1,2}(:\d\d)? to \d/;

it('starters show the hours that the company enters, and make up none', () => {
  for (const { name, starter } of starters) expect(JSON.stringify(starter), name).not.toMatch(madeUpHours);
  for (const name of ['cafe', 'trade', 'shop', 'practice']) {
    const pages = starters.find((one) => one.name === name)?.starter.pages ?? [];
    const types = pages.flatMap(({ components }) => components.map(({ type }) => type));
    expect(types, name).toContain('FindUs');
  }
});

it('starters all have different designs', () => {
  expect(new Set(starters.map(({ starter }) => starter.theme.preset)).size).toBe(starters.length);
});

it("a company's texts are inserted as text everywhere, and a long name fits", () => {
  expect(withCompanyInHtml('<p>{company}</p>', '"&<img src=x onerror=alert(1)>')).toBe(
    '<p>&quot;&amp;&lt;img src=x onerror=alert(1)&gt;</p>',
  );
  const own = {
    companyName: 'x'.repeat(100),
    pictureOf: () => '',
    formId: 1,
    pageAt: () => undefined,
  };
  const hero = { type: 'Hero', componentName: 'Hero', kicker: 'From {company}', heading: 'Hello' } as const;
  expect(ownComponent(hero, own)).toMatchObject({ kicker: `From ${'x'.repeat(55)}` });
});
