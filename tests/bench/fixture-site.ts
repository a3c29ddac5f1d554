import type { CompanyScope } from '@galley/functions/core/company-scope';
import { type PageRecord, pageEntity } from '@galley/functions/core/entities/page';
import { chromeEntity } from '@galley/functions/core/entities/path';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import { packChrome } from '@galley/functions/core/release/path-body';
import { pathRecord } from '@galley/functions/core/release/path-record';
import { rendererOf } from '@galley/functions/core/release/renderer';
import { readSite } from '@galley/functions/core/release/site';
import { chunk, type Table, type Write } from '@galley/functions/core/table';
import { acme } from '@galley/infra/local/seed/acme';
import { tracsoft } from '@galley/infra/local/seed/tracsoft';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { FormModel } from '@galley/shared/schemas/form';
import { practice } from '@galley/shared/starters/practice/site';

/** The longest menu that a company of a hundred pages is likely to have: 7 entries, 5 under each, 4 under some. */
const [sections, perSection, perPage] = [7, 5, 4] as const;
const size = 100;
const idOf = (index: number) => 100 + index;
/** With a banner of three slides, 120 words in each of four columns, and a form of six fields. */
export const referencePath = '/section-1';

/** Texts of the demo companies' sites: natural sentences compress as real pages do. */
const sentences = textsIn([acme, practice, tracsoft])
  .flatMap((text) => text.replaceAll(/<[^>]*>/g, '\n').split(/\n|(?<=[.:?!])\s/))
  .map((sentence) => sentence.trim())
  .filter((sentence) => sentence.split(' ').length > 5);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Continues from text to text, so that a page does not repeat itself. */
function wordsFrom(first: number): (count: number) => string {
  let at = first;
  return (count) => {
    const chosen: string[] = [];
    for (; chosen.length < count; at += 1)
      chosen.push(...(sentences[at % sentences.length] ?? '').split(' '));
    return chosen.slice(0, count).join(' ');
  };
}

const formId = 1;
const field = (index: number): FormModel['fields'][number] => ({
  id: formId * 10_000 + index,
  formId,
  name: ['First name', 'Last name', 'Email', 'Phone', 'State', 'How can we help?'][index] ?? '',
  fieldType: (['input', 'input', 'email', 'phone', 'state', 'textArea'] as const)[index] ?? 'input',
  inputType: index < 2 ? 'text' : '',
  order: index + 1,
  placeholder: '',
  isRequired: index < 3,
  minLength: 0,
  maxLength: 0,
  options: [],
  showIfFieldId: null,
  showIfValue: '',
  linkText: '',
  linkUrl: '',
  accepts: '',
  mostFiles: 0,
  text: '',
  revision: 1,
});
const form: FormModel = {
  id: formId,
  name: 'Contact us',
  columns: 2,
  thankYouText: '',
  revision: 1,
  fields: Array.from({ length: 6 }, (_, index) => field(index)),
};

type Make = (componentId: number, company: string, text: (count: number) => string) => RenderableComponent;
const picture = (company: string, number: number) => `${company}/${number}/picture-${number}.jpg`;
const columns =
  (each: number): Make =>
  (componentId, _company, text) => {
    const html = () => `<h2>${text(4).slice(0, 60)}</h2><p>${text(each / 2)}</p><p>${text(each / 2)}</p>`;
    const componentName = 'Text';
    const [column1, column2, column3, column4] = [html(), html(), html(), html()];
    const data = {
      componentName,
      borderStyle: 'none',
      format: '4_1-1-1-1',
      column1,
      column2,
      column3,
      column4,
    };
    return { type: 'HtmlEditorColumns', componentId, data } as RenderableComponent;
  };
const banner: Make = (componentId, company, text) => ({
  type: 'BannerContainer',
  componentId,
  data: {
    componentName: 'Banner',
    height: 'Medium',
    sliderDuration: 5_000,
    banners: [1, 2, 3].map((n) => ({
      n,
      componentName: `Slide ${n}`,
      backgroundImage: picture(company, n),
      actionText: text(4).slice(0, 50),
      subActionText: text(10).slice(0, 120),
      buttonText: 'Learn more',
      buttonLink: `/section-${n}`,
      buttonPosition: 'BottomMiddle',
      sliderDuration: 0,
      height: '',
      button2Text: '',
      button2Link: '',
    })),
  },
});
const imageForm: Make = (componentId, company, text) => ({
  type: 'ImageForm',
  componentId,
  data: {
    componentName: 'Form',
    title: 'Tell us what happened',
    description: text(30),
    formId,
    imageLink: picture(company, 4),
  },
});
const announcement: Make = (componentId, _company, text) => ({
  type: 'Announcement',
  componentId,
  data: { componentName: 'News', announcementText: text(12).slice(0, 200) },
});
const blank: Make = (componentId) => ({
  type: 'Blank',
  componentId,
  data: { componentName: 'Space', height: 40 },
});

/** One to twelve components and 150 to 1,100 words, different on every page; the reference page comes first. */
function componentsOf(index: number, company: string): RenderableComponent[] {
  const next = seeded(index + 1);
  const text = wordsFrom(next(sentences.length));
  const count = 1 + next(12);
  const perColumn = Math.max(38, Math.round((150 + next(950)) / 4 / Math.max(1, Math.ceil(count / 3))));
  const kinds: Make[] =
    index === 0
      ? [banner, columns(120), imageForm]
      : Array.from({ length: count }, (_, at) => {
          if (at % 3 === 0) return columns(perColumn);
          if (at === 1 && index % 4 === 0) return banner;
          if (at === 2 && index % 5 === 0) return imageForm;
          return at === 4 && index % 7 === 0 ? announcement : blank;
        });
  return kinds.map((make, at) => make(idOf(index) * 100_000_000 + 10_000 + at + 1, company, text));
}

function pagesOf({ total, menuLevels }: FixtureSize): PageRecord[] {
  return Array.from({ length: total }, (_, index): PageRecord => {
    const section = index % sections;
    const isSection = index < sections;
    const isSecond = !isSection && index < sections * (1 + perSection);
    const isThird = !isSection && !isSecond && index < sections * (1 + perSection) + size / 2;
    const name = isSection ? `Section ${index + 1}` : `A page named ${index + 1}`;
    return samplePage(idOf(index), isSection ? `section-${index + 1}` : `a-page-named-${index + 1}`, {
      name,
      menu: isSection ? null : idOf(section),
      childMenu: isThird ? idOf(section + sections * (1 + (Math.floor(index / sections) % perPage))) : null,
      showOnMenu: isSection || isSecond || (isThird && menuLevels === 3),
      scoTitle: `${name} of a company`,
      scoMetaDescription: `What there is to know about ${name}, in a sentence.`,
      scoMetaKeywords: 'company, page',
    });
  });
}

export interface FixturePage {
  path: string;
  /** With a script: for its banner, form or announcement. */
  isLively: boolean;
}

export interface FixtureSize {
  /** The number of pages, of which the first hundred have content. */
  total: number;
  menuLevels: 2 | 3;
}

/**
 * Writes a released site, as releases would have left it.
 * @returns those hundred pages, the reference page first
 */
export async function writeFixtureSite(
  table: Table,
  scope: CompanyScope,
  { total = size, menuLevels = 3 }: Partial<FixtureSize> = {},
): Promise<FixturePage[]> {
  const site = await readSite(table, scope);
  const own = (page: PageRecord): PageRecord => ({ ...page, ...pageEntity.key(scope, page.id) });
  const pages = pagesOf({ total, menuLevels }).map(own);
  const renderer = await rendererOf({ ...site, pages: [...site.pages, ...pages] });
  const written: FixturePage[] = [];
  const writes = pages.slice(0, size).map((page, index): Write => {
    const path = renderer.tree.pathOf(page);
    const components = componentsOf(index, scope.company);
    const isLively = components.some(({ type }) =>
      ['BannerContainer', 'ImageForm', 'Announcement'].includes(type),
    );
    written.push({ path, isLively });
    const body = renderer.body(
      page,
      { components, forms: { [formId]: form }, images: {}, files: {} },
      new Date(),
    );
    return { put: { ...pathRecord(scope, path, page, 0, body) } };
  });
  const chrome = packChrome({ fragments: renderer.chrome(), recent: {}, hidden: [] });
  writes.push({ put: { ...chromeEntity.key(scope), release: 0, renderer: currentRendererId, body: chrome } });
  for (const part of chunk(writes, 25)) await table.commit(part);
  return written;
}
